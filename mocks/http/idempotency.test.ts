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
const ASHA = 'asha@example.com';

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
});
