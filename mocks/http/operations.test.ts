import { send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { operations } from './operations';
import { documentedOperations } from './operations.gen';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

describe('the operations', () => {
  const secured = operations.filter(({ isSecured }) => isSecured);

  it('have the methods and paths of openapi.yaml', () => {
    expect(operations.find(({ operationId }) => operationId === 'updateUser')).toMatchObject({
      method: 'put',
      path: '/api/admin/users/:userId',
    });
    expect(documentedOperations.createProject.status).toBe(201);
    const names = secured.map(({ operationId }) => operationId);
    expect(names).toContain('getProfile');
    expect(names).not.toContain('login');
  });

  it.each(secured.map((operation) => [operation.operationId, operation] as const))(
    '%s requires a token',
    async (_name, { method, path }) => {
      const response = await send(method.toUpperCase(), path.replace(/:\w+/, '4'), {});
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ success: false, message: 'Please log in again' });
    },
  );

  const ofAdmins = operations.filter(({ path }) => path.startsWith('/api/admin/'));

  it.each(ofAdmins.map((operation) => [operation.operationId, operation] as const))(
    '%s refuses a customer',
    async (_name, { method, path }) => {
      const token = await tokenOf('asha@example.com');
      const response = await send(method.toUpperCase(), path.replace(/:\w+/, '4'), { token });
      expect(response.status).toBe(403);
    },
  );
});
