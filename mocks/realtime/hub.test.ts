/** @jest-environment node */
import { post, send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { connectFake, makeFakeSchedule, makeFakeSocket } from './fakes';

const ASHA = 'asha@example.com';
const ADMIN = 'admin@example.com';
const AUTO_REPLY_MS = 5000;
const MISSED_ANSWER_MS = 60_000;

let time = new Date('2025-10-15T09:00:00Z');
const clock = makeFakeSchedule();
const { backend, server } = createMockServer({
  now: () => time,
  autoReplyMs: AUTO_REPLY_MS,
  missedAnswerMs: MISSED_ANSWER_MS,
  schedule: clock.schedule,
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  time = new Date('2025-10-15T09:00:00Z');
});
afterEach(() => backend.reset());
afterAll(() => server.close());

/** Signs a user in with a token and a socket; returns both with helpers for HTTP calls. */
async function visit(email: string) {
  const token = await tokenOf(email);
  const socket = await connectFake(backend.hub, token);
  const open = () =>
    post<{ conversationId: number; status: string }>('/api/chat/conversation', undefined, token);
  const write = async (conversationId: number, message: string) => {
    const body = { conversationId, message, messageType: 'text' };
    const { messageData } = await post<{ messageData: { id: number } }>(
      '/api/chat/message',
      body,
      token,
    );
    return messageData.id;
  };
  const put = (path: string, body?: unknown) =>
    send('PUT', `/api/admin/conversations/${path}`, { body, token });
  return { token, socket, open, write, put };
}

/** Waits for transactions started by timers, by queuing another one after them. */
const settle = () => tokenOf(ASHA);

describe('a connection', () => {
  it('ends at the next event after the token has expired', async () => {
    const asha = await visit(ASHA);
    const { conversationId } = await asha.open();
    await asha.socket.receive('join-conversation', conversationId);
    expect(asha.socket.ending).toBeNull();
    time = new Date('2025-10-22T09:00:01Z');
    await asha.socket.receive('typing', { conversationId, isTyping: true });
    expect(asha.socket.ending).toBe('disconnected');
    expect(await backend.hub.connect(makeFakeSocket(), asha.token)).toBeNull();
  });
});

describe("the admins' inbox", () => {
  it('receives messages, status changes and read marks', async () => {
    const [asha, admin] = [await visit(ASHA), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    await asha.write(conversationId, 'Hello');
    await admin.put(`${conversationId}/read`);
    await admin.write(conversationId, 'Good morning');
    await admin.put(String(conversationId), { status: 'resolved' });
    const summary = (more: object): unknown => expect.objectContaining({ conversationId, ...more });
    expect(admin.socket.receivedOf('conversation-updated')).toEqual([
      summary({ status: 'waiting', unreadCount: 1, lastMessage: 'Hello' }),
      summary({ status: 'waiting', unreadCount: 0 }),
      summary({ status: 'active', lastMessage: 'Good morning' }),
      summary({ status: 'resolved' }),
    ]);
    expect(asha.socket.received).toEqual([]);
  });
});

describe('the automatic reply', () => {
  async function wait() {
    const [asha, admin] = [await visit(ASHA), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    await asha.socket.receive('join-conversation', conversationId);
    await asha.write(conversationId, 'Hello');
    return { asha, admin, conversationId };
  }

  it('is sent when nobody replies in time, once per conversation', async () => {
    const { asha, admin, conversationId } = await wait();
    clock.advance(AUTO_REPLY_MS - 1);
    await settle();
    expect(asha.socket.received).toEqual([]);
    clock.advance(1);
    await settle();
    expect(asha.socket.receivedOf('message-received')).toEqual([
      expect.objectContaining({
        conversationId,
        sender_id: 0,
        sender_type: 'bot',
        sender_name: 'Launchyard assistant',
        message: expect.stringMatching(/automatic message.*A person will join.*Monday to Friday/),
      }),
    ]);
    expect(admin.socket.receivedOf('conversation-updated').at(-1)).toMatchObject({
      status: 'waiting',
      unreadCount: 1,
      lastMessage: expect.stringContaining('automatic message'),
    });
    await asha.write(conversationId, 'Still there?');
    clock.advance(AUTO_REPLY_MS);
    await settle();
    expect(asha.socket.receivedOf('message-received')).toHaveLength(1);
  });
});
