/** @jest-environment node */
import { expectConsoleOutput } from '@/testing/consoleOutput';
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

  it("drops when the user's role changes, and reconnects with the new role", async () => {
    const admin = await visit(ADMIN);
    const asha = await visit(ASHA);
    const customer = await visit(OTHER);
    const { id } = backend.store.users.where('email', ASHA)[0]!;
    const path = `/api/admin/users/${id}`;
    await send('PUT', path, { body: { role: 'admin' }, token: admin.token });
    expect([admin.socket.ending, asha.socket.ending]).toEqual([null, 'dropped']);
    const promoted = await connectFake(backend.hub, asha.token);
    const { conversationId } = await customer.open();
    await customer.write(conversationId, 'Hello');
    expect(promoted.receivedOf('conversation-updated')).toHaveLength(1);
    await send('PUT', path, { body: { role: 'user' }, token: admin.token });
    expect(promoted.ending).toBe('dropped');
    await customer.write(conversationId, 'Still there?');
    expect(promoted.receivedOf('conversation-updated')).toHaveLength(1);
    expect(admin.socket.receivedOf('conversation-updated')).toHaveLength(2);
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

  it('follows the scenarios', async () => {
    const { token, socket } = await visit(ASHA);
    backend.applyScenario('expiredSession');
    expect(backend.hub.isRefusing).toBe(false);
    expect(await backend.hub.connect(makeFakeSocket(), token)).toBeNull();
    for (const name of ['offline', 'serverDown'] as const) {
      backend.applyScenario(name);
      expect(backend.hub.isRefusing).toBe(true);
    }
    expect(socket.ending).toBe('dropped');
    backend.applyScenario('none');
    expect(backend.hub.isRefusing).toBe(false);
  });

  it('drops for everyone on a reset', async () => {
    const { socket } = await visit(ASHA);
    backend.hub.refuse(true);
    await backend.reset();
    expect(socket.ending).toBe('dropped');
    expect(backend.hub.isRefusing).toBe(false);
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

  it('reaches staff although the log fails', async () => {
    expectConsoleOutput(/An event could not be logged/);
    const [asha, admin] = [await visit(ASHA), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    await admin.socket.receive('join-conversation', conversationId);
    const id = await asha.write(conversationId, 'Hello');
    jest.spyOn(backend.log, 'add').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    await asha.socket.receive('new-message', { id });
    expect(admin.socket.receivedOf('message-received')).toEqual([expect.objectContaining({ id })]);
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

  it('is only sent by its customer, and only until an admin replies', async () => {
    const [asha, other, admin] = [await visit(ASHA), await visit(OTHER), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    await other.socket.receive('new-conversation', { conversationId });
    await asha.socket.receive('new-conversation', { conversationId: 99_999 });
    await admin.put(String(conversationId), { status: 'active' });
    await asha.socket.receive('new-conversation', { conversationId });
    expect(admin.socket.receivedOf('conversation-started')).toEqual([]);
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

  it('receives nothing once it is closed', async () => {
    const [asha, admin] = [await visit(ASHA), await visit(ADMIN)];
    admin.socket.close();
    await asha.write((await asha.open()).conversationId, 'Hello');
    expect(admin.socket.received).toEqual([]);
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

  it('is not sent when an admin replies in time', async () => {
    const { asha, admin, conversationId } = await wait();
    await asha.write(conversationId, 'Are you there?');
    await admin.write(conversationId, 'Good morning');
    clock.advance(AUTO_REPLY_MS);
    await settle();
    expect(asha.socket.received).toEqual([]);
  });

  it('is not sent after a reset', async () => {
    const { conversationId } = await wait();
    await backend.reset();
    clock.advance(AUTO_REPLY_MS);
    await settle();
    expect(backend.store.conversations.get(conversationId)).toBeUndefined();
  });
});

describe('an answer', () => {
  it.each([
    ['is mailed if it stays unread for a minute', false, [ASHA]],
    ['is not mailed if it was read', true, []],
  ])('%s', async (_case, isRead, mailed) => {
    const [asha, admin] = [await visit(ASHA), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    await asha.write(conversationId, 'Hello');
    await admin.write(conversationId, 'Good morning');
    clock.advance(MISSED_ANSWER_MS - 1);
    await settle();
    expect(backend.outbox.list()).toEqual([]);
    if (isRead) await send('PUT', '/api/chat/read', { token: asha.token });
    clock.advance(1);
    await settle();
    expect(backend.outbox.list().map(({ to }) => to)).toEqual(mailed);
  });
});
