import type { ChatMessage } from '@/api/generated/chat.gen';
import type { World } from '../../world/world';
import { callCase, flowCase, writing } from '../case';
import type { Probe } from '../probe';
import { UNKNOWN_ID } from '../unknownValues';

/** Text that changes if a backend escapes or strips it. */
const TEXT = 'Is there an <b>invoice</b> & a "receipt" for ₹ 4,999? 🙂';

/** Builds the body of a message to the conversation of `person`. */
export const message = (world: World, text: string) => ({
  conversationId: world.need('conversationId'),
  message: text,
  messageType: 'text',
});

/** Sends a message to the conversation of `person`, by default as that user; returns its id. */
export async function sendMessage(
  probe: Probe,
  world: World,
  text: string,
  who: 'person' | 'admin' = 'person',
): Promise<number> {
  const call = world.by(who, { body: message(world, text) });
  return (await probe.read('sendChatMessage', call)).messageData.id;
}

/** Expects a message to be one that `person` has just sent. */
function expectOwnMessage(probe: Probe, world: World, message?: ChatMessage): void {
  if (!message) return;
  const { user } = world.need('person');
  const isSnake = 'sender_id' in message;
  probe.expectEqual(
    isSnake
      ? [message.sender_id, message.sender_type, message.sender_name, message.conversationId]
      : [message.senderId, message.senderType, message.senderName, message.conversationId],
    [user.id, 'user', user.name, world.need('conversationId')],
    'The message is not from its sender',
  );
  probe.expectNow(isSnake ? message.created_at : message.createdAt, 'The message');
}

/** The support conversation over HTTP. */
export const chatCases = writing([
  callCase(
    ['openConversation', 200, 'a new conversation', 'prepares'],
    (world) => world.by('person'),
    ({ conversationId, messages }, probe, world) => {
      world.learn({ conversationId });
      probe.expectEqual(messages, [], 'A new conversation has messages of others', 'access');
    },
  ),
  callCase(
    ['openConversation', 200, 'the same conversation again'],
    (world) => world.by('person'),
    ({ conversationId }, probe, world) =>
      probe.expectEqual(
        conversationId,
        world.need('conversationId'),
        'A second call opens another conversation',
      ),
  ),
  callCase(
    ['openConversation', 200, 'a separate conversation for another user'],
    (world) => world.by('bystander'),
    ({ conversationId }, probe, world) =>
      probe.expect(
        conversationId !== world.need('conversationId'),
        'Another user gets the same conversation',
        'access',
      ),
  ),
  flowCase(['sendChatMessage', 200, 'saved unchanged, oldest first'], async (probe, world) => {
    const ids = [
      await sendMessage(probe, world, TEXT),
      await sendMessage(probe, world, 'One more thing'),
    ];
    const { messages } = await probe.read('openConversation', world.by('person'));
    const saved = messages.find((entry) => entry.id === ids[0]);
    probe.expectEqual(saved?.message, TEXT, 'The message differs from what was sent');
    expectOwnMessage(probe, world, saved);
    const copies = messages.filter(({ message: text }) => text === TEXT).length;
    probe.expectEqual(copies, 1, 'The message is saved more than once');
    const again = await probe.read('openConversation', world.by('person'));
    const message = 'The messages differ when they are read again';
    // An answer may have arrived in between.
    probe.expectEqual(again.messages.slice(0, messages.length), messages, message);
    const inOrder = messages.map(({ id }) => id).filter((id) => ids.includes(id));
    probe.expectEqual(inOrder, ids, 'The oldest message is not the first', 'sorting');
  }),
  callCase(['sendChatMessage', 400, 'only spaces'], (world) =>
    world.by('person', { body: message(world, '   ') }),
  ),
  callCase(['sendChatMessage', 404, 'an unknown conversation'], (world) =>
    world.by('person', { body: { ...message(world, 'Hello'), conversationId: UNKNOWN_ID } }),
  ),
  callCase(['sendChatMessage', 403, "another user's conversation"], (world) =>
    world.by('bystander', { body: message(world, 'Let me in') }),
  ),
]);
