import { createMockServer } from '@mocks/node';

/** The mock backend behind MSW's Node server; importing this module starts it for the test file. */
export const { backend, server } = createMockServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  server.resetHandlers();
  await backend.reset();
});
afterAll(() => server.close());
