/** @jest-environment node */
import { send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { operations } from './operations';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => (backend.extensions = 'none'));
afterEach(async () => {
  backend.extensions = 'all';
  await backend.reset();
});
afterAll(() => server.close());

type List = { projects: object[]; pagination: { total: number } };

const read = async (path: string) => (await (await send('GET', path, {})).json()) as List;

describe('a backend without extensions', () => {
  const missing = operations.filter(({ isExtension }) => isExtension);

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
    backend.extensions = 'all';
    expect(Object.keys(await read('/api/projects?search=hospitl')).sort()).toEqual([
      'did_you_mean',
      'facets',
      'pagination',
      'projects',
    ]);
  });
});
