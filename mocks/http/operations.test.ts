import { post, send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { authOperations } from './authOperations';
import type { OperationHandlers } from './operation';
import { operations } from './operations';
import { documentedOperations } from './operations.gen';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

describe('the type of the handlers', () => {
  const { login, ...others } = authOperations;

  it('requires exactly one handler per operation', () => {
    const complete: OperationHandlers<'auth'> = { login, ...others };
    // @ts-expect-error -- login has no handler.
    const incomplete: OperationHandlers<'auth'> = others;
    // @ts-expect-error -- openapi.yaml has no operation logOut.
    const extended: OperationHandlers<'auth'> = { login, ...others, logOut: login };
    expect([complete, incomplete, extended].map((each) => Object.keys(each).length)).toEqual([
      5, 4, 6,
    ]);
  });

  const takeText = (text: string) => text as never;

  it('checks handlers against the arguments and responses of their operation', () => {
    const support: Partial<OperationHandlers<'support'>> = {
      // @ts-expect-error -- The parameter is called conversationId.
      getConversation: ({ arg }) => arg.id as never,
      // @ts-expect-error -- The body has no field state.
      updateConversation: async ({ readBody }) => (await readBody()).state as never,
      // @ts-expect-error -- The message is text.
      markConversationRead: () => ({ success: true, message: 5 }),
    };
    const auth: Partial<OperationHandlers<'auth'>> = {
      // @ts-expect-error -- login has no user.
      login: ({ user }) => user as never,
      // @ts-expect-error -- A field of a body may be anything.
      register: async ({ readBody }) => takeText((await readBody()).name),
    };
    expect([support, auth].flatMap(Object.keys)).toHaveLength(5);
  });
});

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

  it.each(['1', '31', '0', 'x', '', '30.0'])('getAdminOverview rejects %j days', async (days) => {
    const token = await tokenOf('admin@example.com');
    const response = await send('GET', `/api/admin/overview?days=${days}`, { token });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'An overview has 7, 30, 90 days, or everything',
    });
  });

  it.each(['', '?offset=', '?offset=-1', '?offset=1.5', '?offset=x'])(
    'sendUploadPart rejects the query "%s"',
    async (query) => {
      const token = await tokenOf('admin@example.com');
      const file = { kind: 'archive', file_name: 'files.zip', file_size: 10 };
      const { upload } = await post<{ upload: { id: string } }>('/api/admin/uploads', file, token);
      const path = `/api/admin/uploads/${upload.id}${query}`;
      const response = await send('PUT', path, { body: new Blob(['x']), token });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: 'Please say where the part begins' });
    },
  );
});
