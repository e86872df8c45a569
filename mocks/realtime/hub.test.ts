/** @jest-environment node */
import { post, send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { connectFake, makeFakeSchedule, makeFakeSocket } from './fakes';

const ASHA = 'asha@example.com';
const OTHER = 'new@example.com';
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
  it('needs the valid token of a user', async () => {
    const token = await tokenOf(ASHA);
    expect(await backend.hub.connect(makeFakeSocket(), token)).not.toBeNull();
    for (const wrong of [undefined, null, '', 5, {}, 'x', `${token}x`]) {
      expect(await backend.hub.connect(makeFakeSocket(), wrong)).toBeNull();
    }
  });

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

describe('a message', () => {
  it('reaches everyone in the conversation, as stored', async () => {
    const [asha, otherTab, admin] = [await visit(ASHA), await visit(ASHA), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    for (const { socket } of [asha, otherTab, admin]) {
      await socket.receive('join-conversation', conversationId);
    }
    const id = await asha.write(conversationId, 'Hello');
    await asha.socket.receive('new-message', { id, conversationId, message: 'Forged' });
    const message = {
      id,
      conversationId,
      sender_id: 2,
      sender_type: 'user',
      sender_name: 'Asha Rao',
      message: 'Hello',
      message_type: 'text',
      created_at: '2025-10-15T09:00:00.000Z',
    };
    for (const { socket } of [asha, otherTab, admin]) {
      expect(socket.receivedOf('message-received')).toEqual([message]);
    }
  });

  it('reaches nobody outside the conversation', async () => {
    const [asha, other] = [await visit(ASHA), await visit(OTHER)];
    const { conversationId } = await asha.open();
    for (const wrong of [conversationId, String(conversationId), 99_999, null, {}]) {
      await other.socket.receive('join-conversation', wrong);
    }
    const id = await asha.write(conversationId, 'Hello');
    await asha.socket.receive('new-message', { id });
    expect(other.socket.received).toEqual([]);
  });

  it('is only relayed for its sender, and only if stored', async () => {
    const [asha, other] = [await visit(ASHA), await visit(OTHER)];
    const { conversationId } = await asha.open();
    await asha.socket.receive('join-conversation', conversationId);
    const id = await asha.write(conversationId, 'Hello');
    await other.socket.receive('new-message', { id });
    for (const wrong of [{ id: 99_999 }, {}, null, 'x']) {
      await asha.socket.receive('new-message', wrong);
    }
    await asha.socket.receive('unknown-event', { id });
    await asha.socket.receive('toString', { id });
    expect(asha.socket.received).toEqual([]);
  });
});

describe('typing', () => {
  it('reaches the others in the conversation, with the name of the account', async () => {
    const [asha, admin, other] = [await visit(ASHA), await visit(ADMIN), await visit(OTHER)];
    const { conversationId } = await asha.open();
    await asha.socket.receive('join-conversation', conversationId);
    await admin.socket.receive('join-conversation', conversationId);
    const forged = { conversationId, userId: 1, userName: 'Meera Iyer', isTyping: true };
    await asha.socket.receive('typing', forged);
    await other.socket.receive('typing', forged);
    expect(admin.socket.received).toEqual([
      ['user-typing', { conversationId, userId: 2, userName: 'Asha Rao', isTyping: true }],
    ]);
    expect(asha.socket.received).toEqual([]);
  });
});

describe('the notice of a new conversation', () => {
  it('reaches every admin once', async () => {
    const [asha, admin, second] = [await visit(ASHA), await visit(ADMIN), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    const notice = { conversationId, userId: 99, userName: 'X', userEmail: 'x@example.com' };
    await asha.socket.receive('new-conversation', notice);
    await asha.socket.receive('new-conversation', notice);
    const expected = {
      conversationId,
      userId: 2,
      userName: 'Asha Rao',
      userEmail: ASHA,
    };
    expect(admin.socket.received).toEqual([['conversation-started', expected]]);
    expect(second.socket.received).toEqual([['conversation-started', expected]]);
    expect(asha.socket.received).toEqual([]);
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
