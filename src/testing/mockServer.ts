import { type Extension, EXTENSIONS } from '@/config/extensions';
import { overrideOffers } from '@/config/offers';
import { createMockServer } from '@mocks/node';

/** The mock backend behind MSW's Node server; importing this module starts it for the test file. */
export const { backend, server } = createMockServer();

/** Lets the backend offer these extensions alone, as config.json says, until the test ends. */
export function offerOnly(...extensions: readonly Extension[]): void {
  backend.extensions = extensions;
  overrideOffers(extensions);
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  server.resetHandlers();
  backend.extensions = EXTENSIONS;
  overrideOffers();
  await backend.reset();
});
afterAll(() => server.close());
