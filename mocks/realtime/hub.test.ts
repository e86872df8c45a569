/** @jest-environment node */
import { post, send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';
import { connectFake, makeFakeSchedule, makeFakeSocket } from './fakes';

const ASHA = 'asha@example.com';
const OTHER = 'new@example.com';
const ADMIN = 'admin@example.com';
const AUTO_REPLY_MS = 5000;

let time = new Date('2025-10-15T09:00:00Z');
const clock = makeFakeSchedule();
const { backend, server } = createMockServer({
  now: () => time,
  autoReplyMs: AUTO_REPLY_MS,
  schedule: clock.schedule,
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  time = new Date('2025-10-15T09:00:00Z');
});
afterEach(() => backend.reset());
afterAll(() => server.close());

/** A person with a token and a socket, and what they do over HTTP. */
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

/** The transactions that timers began are queued before this one. */
const settle = () => tokenOf(ASHA);

describe('connecting', () => {
  it('needs a token that stands for somebody', async () => {
    const token = await tokenOf(ASHA);
    expect(await backend.hub.connect(makeFakeSocket(), token)).not.toBeNull();
    for (const wrong of [undefined, null, '', 5, {}, 'x', `${token}x`]) {
      expect(await backend.hub.connect(makeFakeSocket(), wrong)).toBeNull();
    }
  });

  it('breaks when the person gets another role, and comes back in it', async () => {
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
    expect(promoted.heardOf('conversation-updated')).toHaveLength(1);
    await send('PUT', path, { body: { role: 'user' }, token: admin.token });
    expect(promoted.ending).toBe('dropped');
    await customer.write(conversationId, 'Still there?');
    expect(promoted.heardOf('conversation-updated')).toHaveLength(1);
    expect(admin.socket.heardOf('conversation-updated')).toHaveLength(2);
  });

  it('ends when the token expires, at the next event', async () => {
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

  it('is broken for everybody by a reset', async () => {
    const { socket } = await visit(ASHA);
    backend.hub.refuse(true);
    await backend.reset();
    expect(socket.ending).toBe('dropped');
    expect(backend.hub.isRefusing).toBe(false);
  });
});

describe('a message', () => {
  it('reaches everybody in the conversation, as it is stored', async () => {
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
      expect(socket.heardOf('message-received')).toEqual([message]);
    }
  });

  it('reaches nobody outside, whatever they try to join', async () => {
    const [asha, other] = [await visit(ASHA), await visit(OTHER)];
    const { conversationId } = await asha.open();
    for (const wrong of [conversationId, String(conversationId), 99_999, null, {}]) {
      await other.socket.receive('join-conversation', wrong);
    }
    const id = await asha.write(conversationId, 'Hello');
    await asha.socket.receive('new-message', { id });
    expect(other.socket.heard).toEqual([]);
  });

  it('is passed on by its sender alone, and only when it is stored', async () => {
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
    expect(asha.socket.heard).toEqual([]);
  });
});

describe('typing', () => {
  it('shows to the others in the conversation, in the true name', async () => {
    const [asha, admin, other] = [await visit(ASHA), await visit(ADMIN), await visit(OTHER)];
    const { conversationId } = await asha.open();
    await asha.socket.receive('join-conversation', conversationId);
    await admin.socket.receive('join-conversation', conversationId);
    const forged = { conversationId, userId: 1, userName: 'Meera Iyer', isTyping: true };
    await asha.socket.receive('typing', forged);
    await other.socket.receive('typing', forged);
    expect(admin.socket.heard).toEqual([
      ['user-typing', { conversationId, userId: 2, userName: 'Asha Rao', isTyping: true }],
    ]);
    expect(asha.socket.heard).toEqual([]);
  });
});

describe('the notice of a new conversation', () => {
  it('comes to every admin once', async () => {
    const [asha, admin, second] = [await visit(ASHA), await visit(ADMIN), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    const notice = { conversationId, userId: 99, userName: 'X', userEmail: 'x@example.com' };
    await asha.socket.receive('new-conversation', notice);
    await asha.socket.receive('new-conversation', notice);
    const told = {
      conversationId,
      userId: 2,
      userName: 'Asha Rao',
      userEmail: ASHA,
    };
    expect(admin.socket.heard).toEqual([['conversation-started', told]]);
    expect(second.socket.heard).toEqual([['conversation-started', told]]);
    expect(asha.socket.heard).toEqual([]);
  });

  it('is given by its customer alone, and only while nobody has answered', async () => {
    const [asha, other, admin] = [await visit(ASHA), await visit(OTHER), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    await other.socket.receive('new-conversation', { conversationId });
    await asha.socket.receive('new-conversation', { conversationId: 99_999 });
    await admin.put(String(conversationId), { status: 'active' });
    await asha.socket.receive('new-conversation', { conversationId });
    expect(admin.socket.heardOf('conversation-started')).toEqual([]);
  });
});

describe('the inbox of staff', () => {
  it('hears of messages, of the status and of what was read', async () => {
    const [asha, admin] = [await visit(ASHA), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    await asha.write(conversationId, 'Hello');
    await admin.put(`${conversationId}/read`);
    await admin.write(conversationId, 'Good morning');
    await admin.put(String(conversationId), { status: 'resolved' });
    const summary = (more: object): unknown => expect.objectContaining({ conversationId, ...more });
    expect(admin.socket.heardOf('conversation-updated')).toEqual([
      summary({ status: 'waiting', unreadCount: 1, lastMessage: 'Hello' }),
      summary({ status: 'waiting', unreadCount: 0 }),
      summary({ status: 'active', lastMessage: 'Good morning' }),
      summary({ status: 'resolved' }),
    ]);
    expect(asha.socket.heard).toEqual([]);
  });

  it('hears nothing once it is closed', async () => {
    const [asha, admin] = [await visit(ASHA), await visit(ADMIN)];
    admin.socket.close();
    await asha.write((await asha.open()).conversationId, 'Hello');
    expect(admin.socket.heard).toEqual([]);
  });
});

describe('the automatic answer', () => {
  async function wait() {
    const [asha, admin] = [await visit(ASHA), await visit(ADMIN)];
    const { conversationId } = await asha.open();
    await asha.socket.receive('join-conversation', conversationId);
    await asha.write(conversationId, 'Hello');
    return { asha, admin, conversationId };
  }

  it('comes when nobody has answered in time, once for a conversation', async () => {
    const { asha, admin, conversationId } = await wait();
    clock.advance(AUTO_REPLY_MS - 1);
    await settle();
    expect(asha.socket.heard).toEqual([]);
    clock.advance(1);
    await settle();
    expect(asha.socket.heardOf('message-received')).toEqual([
      expect.objectContaining({
        conversationId,
        sender_id: 0,
        sender_type: 'bot',
        sender_name: 'Launchyard assistant',
        message: expect.stringMatching(/automatic message.*A person will join.*Monday to Friday/),
      }),
    ]);
    expect(admin.socket.heardOf('conversation-updated').at(-1)).toMatchObject({
      status: 'waiting',
      unreadCount: 1,
      lastMessage: expect.stringContaining('automatic message'),
    });
    await asha.write(conversationId, 'Still there?');
    clock.advance(AUTO_REPLY_MS);
    await settle();
    expect(asha.socket.heardOf('message-received')).toHaveLength(1);
  });

  it('does not come when a person answers in time', async () => {
    const { asha, admin, conversationId } = await wait();
    await asha.write(conversationId, 'Are you there?');
    await admin.write(conversationId, 'Good morning');
    clock.advance(AUTO_REPLY_MS);
    await settle();
    expect(asha.socket.heard).toEqual([]);
  });

  it('does not come after a reset', async () => {
    const { conversationId } = await wait();
    await backend.reset();
    clock.advance(AUTO_REPLY_MS);
    await settle();
    expect(backend.store.conversations.get(conversationId)).toBeUndefined();
  });
});
