import { post, send, tokenOf } from '../contract/client';
import { createMockServer } from '../node';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  backend.clock.set({ kind: 'real' });
  backend.extensions = 'all';
  await backend.reset();
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;
const ASHA = 'asha@example.com';
const ADMIN = 'admin@example.com';

type Conversation = { conversationId: number; messages: { id: number; message: string }[] };

async function openConversation(email: string) {
  const token = await tokenOf(email);
  const read = () => post<Conversation>('/api/chat/conversation', undefined, token);
  const { conversationId } = await read();
  const countOf = async (text: string) =>
    (await read()).messages.filter(({ message }) => message === text).length;
  const say = (message: string, key: string) =>
    send('POST', '/api/chat/message', {
      token,
      body: { conversationId, message, messageType: 'text' },
      headers: { 'Idempotency-Key': key },
    });
  return { say, countOf, conversationId };
}

describe('a message with an idempotency key', () => {
  it('is saved once, and answered the same each time', async () => {
    const { say, countOf } = await openConversation(ASHA);
    const answers = await Promise.all([say('Hello', 'one'), say('Hello', 'one')]);
    answers.push(await say('Hello', 'one'));
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<object>));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await countOf('Hello')).toBe(1);
  });

  it('is saved again with another key', async () => {
    const { say, countOf } = await openConversation(ASHA);
    await say('Hello', 'one');
    await say('Hello', 'two');
    expect(await countOf('Hello')).toBe(2);
  });

  it('is refused when the key belongs to another message', async () => {
    const { say, countOf } = await openConversation(ASHA);
    await say('Hello', 'one');
    const answer = await say('Good evening', 'one');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      success: false,
      message: 'This key belongs to another request',
    });
    expect(await countOf('Good evening')).toBe(0);
  });

  it('has nothing to do with the key of another user', async () => {
    const asha = await openConversation(ASHA);
    const other = await openConversation('new@example.com');
    await asha.say('Hello', 'one');
    expect((await other.say('Hello', 'one')).status).toBe(200);
    expect(await other.countOf('Hello')).toBe(1);
  });

  it('can be sent again with its key after a refusal', async () => {
    const { say, countOf } = await openConversation(ASHA);
    expect((await say('  ', 'one')).status).toBe(400);
    expect((await say('Hello', 'one')).status).toBe(200);
    expect(await countOf('Hello')).toBe(1);
  });

  it('is remembered for 24 hours', async () => {
    const { say, countOf } = await openConversation(ASHA);
    await say('Hello', 'one');
    backend.clock.set({ kind: 'shifted', byMs: 23 * HOUR_MS });
    await say('Hello', 'one');
    expect(await countOf('Hello')).toBe(1);
    backend.clock.set({ kind: 'shifted', byMs: 25 * HOUR_MS });
    await say('Hello', 'one');
    expect(await countOf('Hello')).toBe(2);
    expect(backend.store.savedAnswers.all()).toHaveLength(1);
  });

  it('is saved each time by a backend without extensions', async () => {
    const { say, countOf } = await openConversation(ASHA);
    backend.extensions = 'none';
    await say('Hello', 'one');
    await say('Hello', 'one');
    expect(await countOf('Hello')).toBe(2);
  });

  it('is forgotten with the account', async () => {
    const { say } = await openConversation(ASHA);
    await say('Hello', 'one');
    await post('/api/auth/delete-account', { password: 'password' }, await tokenOf(ASHA));
    expect(backend.store.savedAnswers.all()).toEqual([]);
  });
});

it('creates a note once for each conversation and key', async () => {
  const { conversationId } = await openConversation(ASHA);
  const other = await openConversation('new@example.com');
  const token = await tokenOf(ADMIN);
  const note = (id: number) =>
    send('POST', `/api/admin/conversations/${id}/notes`, {
      token,
      body: { text: 'Asked for an invoice.' },
      headers: { 'Idempotency-Key': 'one' },
    });
  expect((await note(conversationId)).status).toBe(201);
  expect((await note(conversationId)).status).toBe(201);
  expect((await note(other.conversationId)).status).toBe(422);
  expect(backend.store.conversations.get(conversationId)?.notes).toHaveLength(1);
});
