import { createMockServer } from '@mocks/node';

/** The mock backend behind MSW's Node server; importing this file starts it for a test file. */
export const { backend, server } = createMockServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  server.resetHandlers();
  await backend.reset();
});
afterAll(() => server.close());
