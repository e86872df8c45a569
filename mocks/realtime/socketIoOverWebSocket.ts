import { type WebSocketHandler, ws } from 'msw';
import type { ChatHub } from './hub';
import { type Schedule, scheduleWithTimeout } from './schedule';
import { SocketIoSession } from './socketIoSession';

/** Matches socket.io on any host, below any path; MSW drops the prefix `/socket.io/` before comparing. */
const SOCKET_IO = /^wss?:\/\/[^/]+\/(.*socket\.io\/)?$/;

/** Connects the page's socket.io client, which must use the `websocket` transport, to the hub. */
export function makeSocketHandler(
  hub: ChatHub,
  schedule: Schedule = scheduleWithTimeout,
): WebSocketHandler {
  return ws.link(SOCKET_IO).addEventListener('connection', ({ client }) => {
    if (hub.isRefusing) {
      // Browsers report a failed connection with this event; MSW only closes.
      const { socket } = client as unknown as { socket: WebSocket };
      socket.dispatchEvent(new Event('error'));
      client.close();
      return;
    }
    const session = new SocketIoSession(
      hub,
      { send: (frame) => client.send(frame), close: () => client.close() },
      schedule,
    );
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') session.receive(data);
    });
    client.addEventListener('close', () => session.end());
    session.open();
  });
}
