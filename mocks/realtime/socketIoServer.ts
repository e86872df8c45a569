import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ChatHub, HubConnection, HubSocket } from './hub';

/** The part of the hub that the server uses. */
export type SocketHub = Pick<ChatHub, 'connect' | 'isRefusing'>;

type SocketData = { connection: HubConnection };
type ChatServer = Server<
  Record<string, (payload: unknown, acknowledge?: unknown) => void>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  SocketData
>;

function toHubSocket(socket: Parameters<Parameters<ChatServer['use']>[0]>[0]): HubSocket {
  return {
    id: socket.id,
    emit: (event, payload) => socket.emit(event, payload),
    disconnect: () => socket.disconnect(),
    drop: () => socket.conn.close(),
  };
}

/** Attaches a real socket.io server for the hub to an HTTP server, at the path /socket.io. */
export function attachSocketServer(server: HttpServer, hub: SocketHub): ChatServer {
  const sockets: ChatServer = new Server(server, {
    cors: { origin: true },
    serveClient: false,
    allowRequest: (_request, callback) => callback(null, !hub.isRefusing),
  });
  sockets.use((socket, next) => {
    const { token } = socket.handshake.auth;
    hub
      .connect(toHubSocket(socket), token)
      .then((connection) => {
        if (!connection) {
          next(new Error('Unauthorized'));
          return;
        }
        socket.data.connection = connection;
        socket.conn.once('close', connection.close);
        next();
      })
      .catch(next);
  });
  sockets.on('connection', (socket) => {
    const { connection } = socket.data;
    socket.onAny((event: string, payload: unknown, acknowledge: unknown) => {
      connection.receive(event, payload).then(
        () => {
          if (typeof acknowledge === 'function') (acknowledge as () => void)();
        },
        (error: unknown) => console.error(`The event ${event} failed`, error),
      );
    });
    socket.on('disconnect', connection.close);
  });
  return sockets;
}
