/** @jest-environment node */
import { send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { withoutExtensionProperties } from './extensions';
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

  it('ignores parameters and values that are extensions', async () => {
    const everything = await read('/api/projects');
    const filtered = '/api/projects?category=Healthcare&max_price=1&min_rating=5&sort=rating';
    expect(await read(filtered)).toEqual(everything);
  });

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

  it('does not report a missing operation as a violation of the contract', async () => {
    await send('GET', '/api/projects/suggestions?q=a', {});
    expect(backend.log.entries().at(-1)).toMatchObject({ operationId: null });
  });
});

test('extension properties are found within objects and arrays', () => {
  const content = {
    projects: [{ id: 1, rating: 4 }, { id: 2 }],
    page: { total: 2, extra: 'x' },
    rating: 5,
  };
  const extensions = ['projects.*.rating', 'page.extra', 'missing.property', 'rating.*.value'];
  expect(withoutExtensionProperties({ extensions }, content)).toEqual({
    projects: [{ id: 1 }, { id: 2 }],
    page: { total: 2 },
    rating: 5,
  });
});
