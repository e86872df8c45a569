import { setupServer } from 'msw/node';
import { createMockBackend, type MockBackendOptions } from './createMockBackend';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';

const FIXED_NOW = '2025-10-15T09:00:00Z';

/**
 * Creates the mock backend behind MSW's Node server, with a stopped clock. Sockets reach it too, if
 * socket.io-client is imported after `listen`: it takes the global WebSocket when it is loaded.
 */
export function createMockServer(options: MockBackendOptions = {}) {
  const backend = createMockBackend({ now: () => new Date(FIXED_NOW), ...options });
  return {
    backend,
    server: setupServer(...backend.handlers, makeSocketHandler(backend.hub, options.schedule)),
  };
}
