/** @jest-environment node */
import { EXTENSIONS } from '@/config/extensions';
import { send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { operations } from './operations';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => (backend.extensions = []));
afterEach(async () => {
  backend.extensions = EXTENSIONS;
  await backend.reset();
});
afterAll(() => server.close());

type List = { projects: object[]; pagination: { total: number } };

const read = async (path: string) => (await (await send('GET', path, {})).json()) as List;

it('offers the operations of the extensions that are listed alone', async () => {
  backend.extensions = ['contents'];
  expect((await send('GET', '/api/projects/4/contents', {})).status).toBe(200);
  expect((await send('GET', '/api/projects/4/reviews', {})).status).toBe(404);
});

describe('a backend without extensions', () => {
  const missing = operations.filter(({ extension }) => extension);

  it.each(missing.map((operation) => [operation.operationId, operation] as const))(
    'does not know %s',
    async (_name, { method, path }) => {
      const token = await tokenOf('admin@example.com');
      const body = method === 'get' ? {} : { body: {} };
      const response = await send(method.toUpperCase(), path.replace(/:\w+/, '4'), {
        token,
        ...body,
      });
      expect(response.status).toBe(404);
    },
  );

  it('leaves properties that are extensions out, and keeps the others', async () => {
    const plain = await read('/api/projects?search=hospitl');
    expect(Object.keys(plain).sort()).toEqual(['pagination', 'projects']);
    backend.extensions = EXTENSIONS;
    expect(Object.keys(await read('/api/projects?search=hospitl')).sort()).toEqual([
      'also',
      'corrected',
      'facets',
      'pagination',
      'projects',
    ]);
  });
});
