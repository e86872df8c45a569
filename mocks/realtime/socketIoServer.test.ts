/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { createMockBackend } from '../createMockBackend';
import { addMessage, openConversation } from '../domain/conversations';
import { issueToken } from '../domain/tokens';
import { memoryFiles } from '../persistence/memoryFiles';
import { peopleIds } from '../seeds/people';
import { attachSocketServer } from './socketIoServer';

const now = () => new Date('2025-10-15T09:00:00Z');
const backend = createMockBackend({ now });
const http = createServer();
const sockets = attachSocketServer(http, backend.hub);
const clients: Socket[] = [];
beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)));
afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));
afterAll(() => sockets.close());

const context = { store: backend.store, files: memoryFiles(), now, seed: 7 };
const asha = context.store.users.get(peopleIds.asha)!;

function open(token: unknown): Socket {
  const { port } = http.address() as AddressInfo;
  const client = io(`http://127.0.0.1:${port}`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 1,
    reconnectionDelayMax: 1,
  });
  clients.push(client);
  return client;
}

const next = <Payload>(client: Socket, event: string) =>
  new Promise<Payload>((resolve) => client.once(event, resolve));

async function connect(): Promise<Socket> {
  const client = open(await issueToken(context, asha));
  await next(client, 'connect');
  return client;
}

describe('the real socket.io server', () => {
  it('rejects an invalid token', async () => {
    expect((await next<Error>(open('forged'), 'connect_error')).message).toBe('Unauthorized');
  });

  it('relays a message from one client to another', async () => {
    const [one, other] = [await connect(), await connect()];
    const { conversationId } = openConversation(context, asha);
    const { messageData } = addMessage(context, asha, { conversationId, message: 'Hello' });
    await other.emitWithAck('join-conversation', conversationId);
    const received = next(other, 'message-received');
    one.emit('new-message', messageData);
    expect(await received).toMatchObject({ id: messageData.id, message: 'Hello' });
  });
});
