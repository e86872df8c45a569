import type { Conversation, SendChatMessageAnswer } from '@/api/generated/chat.gen';
import type { World } from '../../world/world';
import { answerCase, writing } from '../case';
import type { Probe } from '../probe';
import { UNKNOWN_ID } from '../unknown';

/** Text that a backend spoils that escapes or strips what it is sent. */
const TEXT = 'Is there an <b>invoice</b> & a "receipt" for ₹ 4,999? 🙂';
const LONGEST = 10_000;

const byPerson = (world: World, body?: unknown) => ({ token: world.need('person').token, body });

const message = (world: World, text: string) => ({
  conversationId: world.need('conversationId'),
  message: text,
  messageType: 'text',
});

/** Saves a message of the person; answers its id. */
export async function sendMessage(probe: Probe, world: World, text: string): Promise<number> {
  const call = byPerson(world, message(world, text));
  return (await probe.read<SendChatMessageAnswer>('sendChatMessage', call)).messageData.id;
}

/** The support conversation over HTTP. */
export const chatCases = writing([
  answerCase<Conversation>(
    ['openConversation', 200, 'a fresh conversation'],
    (world) => byPerson(world),
    ({ conversationId }, _probe, world) => world.learn({ conversationId }),
  ),
  answerCase<Conversation>(
    ['openConversation', 200, 'the same conversation again'],
    (world) => byPerson(world),
    ({ conversationId }, probe, world) =>
      probe.expectEqual(
        conversationId,
        world.need('conversationId'),
        'consistency',
        'A second call opens a second conversation',
      ),
  ),
  answerCase<Conversation>(
    ['openConversation', 200, 'a conversation of their own for somebody else'],
    (world) => ({ token: world.need('bystander').token }),
    ({ conversationId }, probe, world) =>
      probe.expect(
        conversationId !== world.need('conversationId'),
        'access',
        'Somebody else is let into the conversation',
      ),
  ),
  {
    operationId: 'sendChatMessage',
    title: 'messages are kept as they were sent, oldest first',
    due: [200],
    run: async (probe, world) => {
      const ids = [
        await sendMessage(probe, world, TEXT),
        await sendMessage(probe, world, 'One more thing'),
      ];
      const { messages } = await probe.read<Conversation>('openConversation', byPerson(world));
      const saved = messages.find((entry) => entry.id === ids[0]);
      probe.expectEqual(saved?.message, TEXT, 'consistency', 'The message is not the one sent');
      const inOrder = messages.map(({ id }) => id).filter((id) => ids.includes(id));
      probe.expectEqual(inOrder, ids, 'sorting', 'The oldest message is not the first');
    },
  },
  answerCase(['sendChatMessage', 400, 'nothing but spaces'], (world) =>
    byPerson(world, message(world, '   ')),
  ),
  answerCase(['sendChatMessage', 400, 'a longer message than may be sent'], (world) =>
    byPerson(world, message(world, 'x'.repeat(LONGEST + 1))),
  ),
  answerCase(['sendChatMessage', 404, 'a conversation that there is not'], (world) =>
    byPerson(world, { ...message(world, 'Hello'), conversationId: UNKNOWN_ID }),
  ),
  answerCase(['sendChatMessage', 403, 'the conversation of somebody else'], (world) => ({
    token: world.need('bystander').token,
    body: message(world, 'Let me in'),
  })),
]);
