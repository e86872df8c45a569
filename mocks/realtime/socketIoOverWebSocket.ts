import { ws, type WebSocketHandler } from 'msw';
import type { ChatHub } from './hub';
import { scheduleByClock, type Schedule } from './schedule';
import { SocketIoSession } from './socketIoSession';

/** Every host's socket.io; MSW leaves the prefix `/socket.io/` out of what it compares. */
const SOCKET_IO = /^wss?:\/\/[^/]+\/(socket\.io\/)?$/;

/** Answers the page's socket.io client, which must use the transport `websocket`, over the hub. */
export function makeSocketHandler(
  hub: ChatHub,
  schedule: Schedule = scheduleByClock,
): WebSocketHandler {
  return ws.link(SOCKET_IO).addEventListener('connection', ({ client }) => {
    if (hub.isRefusing) {
      // A browser tells of a failed connection by this event; MSW only closes.
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
