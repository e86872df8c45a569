import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage } from '@/api/generated/chat.gen';
import type { ConversationSummary } from '@/api/generated/support.gen';
import type { TypingEvent } from '@/realtime/events.gen';
import { writing, type Case } from '../cases/case';
import { sendMessage } from '../cases/flows/chat';
import type { Probe } from '../cases/probe';
import { FORGED_TOKEN } from '../cases/unknownValues';
import { isSame } from '../validation/prune';
import { findSchemaErrors } from '../validation/schemaFindings';
import type { World } from '../world/world';
import { rejectionCase } from './rejectionCase';
import { emitUntilReceived, openPair, realtimeCase, type RealtimeScript } from './realtimeCase';
import type { SocketProbe } from './socketProbe';

const hasId = (id: number) => (payload: unknown) => (payload as ChatMessage | null)?.id === id;

const isOf = (conversationId: number) => (payload: unknown) =>
  (payload as TypingEvent | null)?.conversationId === conversationId;

/** Returns the received fields that `pattern` also has; a backend may add others. */
function pick(received: unknown, pattern: object): unknown {
  if (typeof received !== 'object' || received === null) return received;
  return Object.fromEntries(Object.entries(received).filter(([name]) => name in pattern));
}

const deliverMessage: RealtimeScript = async (open, probe, world) => {
  const [sender, listener] = await openPair(open, world);
  const text = 'Over the live chat';
  const id = await sendMessage(probe, world, text);
  const { user } = world.need('person');
  const message = {
    id,
    conversationId: world.need('conversationId'),
    sender_id: user.id,
    sender_type: 'user',
    sender_name: user.name,
    message: text,
    message_type: 'text',
    created_at: new Date().toISOString(),
  };
  const received = await emitUntilReceived(
    // The backend delivers the stored message, whatever the event contains.
    () => sender.emit('new-message', { ...message, message: 'Forged', sender_type: 'admin' }),
    (withinMs) => listener.waitFor('message-received', hasId(id), withinMs),
    world.settings.realtimeMs,
  );
  if (received === undefined) {
    probe.expect(false, 'The other client does not receive message-received', 'realtime', {
      expected: { id, message: text },
      actual: listener.received,
    });
    return;
  }
  const { validate } = world.document.events['message-received'];
  probe.findings.push(...findSchemaErrors(validate, received, 'message-received'));
  const { message: receivedText } = received as ChatMessage;
  probe.expectEqual(receivedText, text, 'message-received has a different text', 'realtime');
  const isStaff = Object.values(received as object).includes('admin');
  probe.expect(!isStaff, 'A customer can write in the name of staff', 'access');
  const { token } = world.need('person');
  const { messages } = await probe.read('openConversation', { token });
  const stored = messages.find((one) => one.id === id) ?? {};
  const difference = 'message-received differs from what is stored';
  probe.expectShared(received as object, stored, difference, 'realtime');
};

/**
 * When the first message has arrived, both clients have joined, so the second one needs a single
 * announcement.
 */
const deliverOnce: RealtimeScript = async (open, probe, world) => {
  const [sender, listener] = await openPair(open, world);
  const conversationId = world.need('conversationId');
  const { realtimeMs, silenceMs } = world.settings;
  const first = await sendMessage(probe, world, 'Until it arrives');
  await emitUntilReceived(
    () => sender.emit('new-message', { id: first, conversationId }),
    (withinMs) => listener.waitFor('message-received', hasId(first), withinMs),
    realtimeMs,
  );
  const id = await sendMessage(probe, world, 'Announced once');
  sender.emit('new-message', { id, conversationId });
  await listener.waitFor('message-received', hasId(id));
  await wait(silenceMs);
  const received = listener.received.filter(
    ({ event, payload }) => event === 'message-received' && hasId(id)(payload),
  );
  probe.expectEqual(received.length, 1, 'A message is not delivered exactly once', 'realtime');
};

const deliverTyping: RealtimeScript = async (open, probe, world) => {
  const [writer, listener] = await openPair(open, world);
  const { user } = world.need('person');
  const conversationId = world.need('conversationId');
  for (const isOn of [true, false]) {
    const typing = { conversationId, userId: user.id, userName: user.name, isTyping: isOn };
    const isSame = (payload: unknown) =>
      isOf(conversationId)(payload) && (payload as TypingEvent).isTyping === isOn;
    const received = await emitUntilReceived(
      () => writer.emit('typing', { ...typing, userName: 'Somebody else' }),
      (withinMs) => listener.waitFor('user-typing', isSame, withinMs),
      world.settings.realtimeMs,
    );
    const message = `user-typing (${isOn}) is missing or differs from what was sent`;
    probe.expectEqual(pick(received, typing), typing, message, 'realtime');
  }
  await wait(world.settings.silenceMs);
  const returned = writer.received.filter(({ event }) => event === 'user-typing');
  probe.expectEqual(returned, [], 'Typing comes back to the connection that sent it', 'realtime');
};

const keepStrangersOut: RealtimeScript = async (open, probe, world) => {
  const [sender, listener] = await openPair(open, world);
  const stranger = await open(world.need('bystander').token);
  const conversationId = world.need('conversationId');
  const { user } = world.need('bystander');
  stranger.emit('join-conversation', conversationId);
  await wait(world.settings.silenceMs);
  const typing = { conversationId, userId: user.id, userName: user.name, isTyping: true };
  stranger.emit('typing', typing);
  const id = await sendMessage(probe, world, 'Not for strangers');
  await emitUntilReceived(
    () => sender.emit('new-message', { id, conversationId, message: 'Not for strangers' }),
    (withinMs) => listener.waitFor('message-received', hasId(id), withinMs),
    world.settings.realtimeMs,
  );
  await wait(world.settings.silenceMs);
  probe.expectEqual(
    stranger.received.filter(({ event }) => event === 'message-received'),
    [],
    'Another user receives the messages of the conversation',
    'access',
  );
  probe.expectEqual(
    listener.received.filter(({ event }) => event === 'user-typing'),
    [],
    'Another user can send typing events to the conversation',
    'access',
  );
  sender.emit('typing', { ...typing, userId: world.need('person').user.id });
  await listener.waitFor('user-typing', isOf(conversationId));
  await wait(world.settings.silenceMs);
  probe.expectEqual(
    stranger.received.filter(({ event }) => event === 'user-typing'),
    [],
    'Another user sees who types in the conversation',
    'access',
  );
};

const STAFF_EVENTS = ['conversation-started', 'conversation-updated'];

const sendAs = (probe: Probe, token: string, conversationId: number) =>
  probe.call('sendChatMessage', {
    token,
    body: { conversationId, message: 'For staff to see', messageType: 'text' },
  });

const outline = (summary: ConversationSummary) => {
  const { conversationId, status, customer, lastMessage, lastMessageAt, unreadCount } = summary;
  return { conversationId, status, customer, lastMessage, lastMessageAt, unreadCount };
};

/** Expects staff to be notified of a conversation's current state. */
async function expectUpdate(
  staff: SocketProbe,
  probe: Probe,
  world: World,
  conversationId: number,
): Promise<void> {
  const call = world.by('admin', { path: { conversationId } });
  const { conversation } = await probe.read('getConversation', call);
  const now = outline(conversation);
  const update = await staff.waitFor('conversation-updated', (payload) =>
    isSame(pick(payload, now), now),
  );
  probe.expect(update !== undefined, 'Staff do not hear of a changed conversation', 'realtime', {
    expected: now,
    actual: staff.received.filter(({ event }) => event === 'conversation-updated').at(-1)?.payload,
  });
}

/** Returns the token of an account that was deleted. */
async function deletedToken(probe: Probe, world: World): Promise<string> {
  const body = world.makeRegistration();
  const { token } = await probe.read('register', { body });
  world.client.options.redactor.learn(token, '[the token of a deleted account]');
  await probe.call('deleteAccount', { token, body: { password: body.password } });
  return token;
}

const notifyStaff: RealtimeScript = async (open, probe, world) => {
  const staff = await open(world.need('admin').token);
  const { token, user } = world.need('bystander');
  const customer = await open(token);
  const conversation = await probe.read('openConversation', { token });
  const { conversationId } = conversation;
  const notice = { conversationId, userId: user.id, userName: user.name, userEmail: user.email };
  customer.emit('new-conversation', notice);
  const received = await staff.waitFor('conversation-started', isOf(conversationId));
  const message = 'Staff are not notified of a new conversation';
  probe.expectEqual(pick(received, notice), notice, message, 'realtime');
  await sendAs(probe, token, conversationId);
  await expectUpdate(staff, probe, world, conversationId);
  const inConversation = world.by('admin', { path: { conversationId } });
  await probe.call('markConversationRead', inConversation);
  await expectUpdate(staff, probe, world, conversationId);
  for (const status of ['resolved', 'active']) {
    await probe.call('updateConversation', { ...inConversation, body: { status } });
    await expectUpdate(staff, probe, world, conversationId);
  }
  await wait(world.settings.silenceMs);
  const forStaff = customer.received.filter(({ event }) => STAFF_EVENTS.includes(event));
  probe.expectEqual(forStaff, [], 'A customer receives the events of staff', 'access');
};

/** Expects staff's messages and typing to reach the customer. */
const answerCustomer: RealtimeScript = async (open, probe, world) => {
  const { token, user } = world.need('admin');
  const staff = await open(token);
  const customer = await open(world.need('person').token);
  const conversationId = world.need('conversationId');
  for (const socket of [staff, customer]) socket.emit('join-conversation', conversationId);
  const message = 'Answered over the live chat';
  const body = { conversationId, message, messageType: 'text' };
  const { messageData } = await probe.read('sendChatMessage', { token, body });
  const { id } = messageData;
  const received = await emitUntilReceived(
    () => staff.emit('new-message', { id, conversationId }),
    (withinMs) => customer.waitFor('message-received', hasId(id), withinMs),
    world.settings.realtimeMs,
  );
  const text = (received as ChatMessage | undefined)?.message;
  probe.expectEqual(text, message, 'The customer does not receive the answer of staff', 'realtime');
  const typing = { conversationId, userId: user.id, userName: user.name, isTyping: true };
  const seen = await emitUntilReceived(
    () => staff.emit('typing', typing),
    (withinMs) => customer.waitFor('user-typing', isOf(conversationId), withinMs),
    world.settings.realtimeMs,
  );
  const unseen = 'The customer does not see that staff type';
  probe.expectEqual(pick(seen, typing), typing, unseen, 'realtime');
};

/** The live chat (specification, section 7). */
export const realtimeCases: Case[] = [
  rejectionCase('a client without a token', () => undefined),
  rejectionCase('a client with a forged token', () => FORGED_TOKEN),
  ...writing([
    realtimeCase('a message reaches the other client of the conversation', deliverMessage),
    realtimeCase('a message that is announced once arrives once', deliverOnce),
    realtimeCase('typing reaches the other client of the conversation', deliverTyping),
    realtimeCase('another user can neither listen nor type', keepStrangersOut),
    { ...realtimeCase('staff are notified of a new conversation', notifyStaff), isExtension: true },
    {
      ...realtimeCase('what staff write and type reaches the customer', answerCustomer),
      isExtension: true,
    },
    { ...rejectionCase('a client whose account was deleted', deletedToken), isExtension: true },
  ]),
];
