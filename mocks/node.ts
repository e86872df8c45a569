import { setupServer } from 'msw/node';
import { createMockBackend, type MockBackendOptions } from './createMockBackend';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';

// In Node the client would take the package ws, which MSW does not see. Its build for browsers takes
// the global WebSocket.
jest.mock('socket.io-client', () =>
  jest.requireActual<object>('socket.io-client/dist/socket.io.js'),
);

const FIXED_NOW = '2025-10-15T09:00:00Z';

/**
 * The mock backend behind MSW's Node server, with a clock that stands still. Sockets reach it too,
 * as long as their client takes the global WebSocket after `listen`.
 */
export function createMockServer(options: MockBackendOptions = {}) {
  const backend = createMockBackend({ now: () => new Date(FIXED_NOW), ...options });
  return {
    backend,
    server: setupServer(...backend.handlers, makeSocketHandler(backend.hub, options.schedule)),
  };
}
