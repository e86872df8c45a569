import type { Socket } from 'socket.io-client';
import { post, tokenOf } from '../contract/client';
import { createMockServer } from '../node';

const ASHA = 'asha@example.com';
const { backend, server } = createMockServer();
const clients: Socket[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  clients.splice(0).forEach((client) => client.disconnect());
  await backend.reset();
});
afterAll(() => server.close());

/** Connects the real client, the way the storefront does. */
async function open(token: unknown): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const client = io('http://localhost:4000', {
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

async function connect(email: string) {
  const token = await tokenOf(email);
  const client = await open(token);
  await next(client, 'connect');
  return { token, client };
}

describe('a socket.io client over an intercepted WebSocket', () => {
  it.each([undefined, 'forged'])('is rejected with the token %s', async (token) => {
    const client = await open(token);
    const error = await next<Error>(client, 'connect_error');
    expect(error.message).toBe('Unauthorized');
    expect(client.active).toBe(false);
  });

  it('receives a message from another client', async () => {
    const [asha, admin] = [await connect(ASHA), await connect('admin@example.com')];
    const { conversationId } = await post<{ conversationId: number }>(
      '/api/chat/conversation',
      undefined,
      asha.token,
    );
    await admin.client.emitWithAck('join-conversation', conversationId);
    const updated = next(admin.client, 'conversation-updated');
    const received = next(admin.client, 'message-received');
    const body = { conversationId, message: 'Hello', messageType: 'text' };
    const { messageData } = await post<{ messageData: { id: number } }>(
      '/api/chat/message',
      body,
      asha.token,
    );
    asha.client.emit('new-message', messageData);
    expect(await updated).toMatchObject({ conversationId, unreadCount: 1 });
    expect(await received).toMatchObject({ id: messageData.id, message: 'Hello' });
  });

  it('reconnects after a dropped connection', async () => {
    const { client } = await connect(ASHA);
    const reason = next(client, 'disconnect');
    backend.hub.refuse(true);
    backend.hub.dropAll();
    expect(await reason).toBe('transport close');
    await new Promise((resolve) => client.io.once('reconnect_error', resolve));
    expect(client.connected).toBe(false);
    backend.hub.refuse(false);
    await next(client, 'connect');
    expect(client.connected).toBe(true);
  });
});
