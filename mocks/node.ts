import { setupServer } from 'msw/node';
import { createMockBackend, type MockBackendOptions } from './createMockBackend';

const FIXED_NOW = '2025-10-15T09:00:00Z';

/** The mock backend behind MSW's Node server, with a clock that stands still. */
export function createMockServer(options: MockBackendOptions = {}) {
  const backend = createMockBackend({ now: () => new Date(FIXED_NOW), ...options });
  return { backend, server: setupServer(...backend.handlers) };
}
