import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage } from '@/api/generated/chat.gen';
import type { TypingEvent } from '@/realtime/events.gen';
import { type Case, needing, writing } from '../cases/case';
import { makeNewcomer } from '../cases/flows/buyer';
import { sendMessage } from '../cases/flows/chat';
import type { Probe } from '../cases/probe';
import { FORGED_TOKEN } from '../cases/unknownValues';
import { isSame } from '../validation/prune';
import { findSchemaErrors } from '../validation/schemaFindings';
import { SkipCase, type World } from '../world/world';
import {
  emitUntilReceived,
  openIn,
  realtimeCase,
  type RealtimeScript,
  rejectionCase,
} from './realtimeCase';
import type { SocketProbe } from './socketProbe';

const MESSAGE = 'message-received';
const TYPING = 'user-typing';

const hasId = (id: number) => (payload: unknown) => (payload as ChatMessage | null)?.id === id;

const isOf = (conversationId: number) => (payload: unknown) =>
  (payload as TypingEvent | null)?.conversationId === conversationId;

/** Returns the received fields that `pattern` also has; a backend may add others. */
function pick(received: unknown, pattern: object): unknown {
  if (typeof received !== 'object' || received === null) return received;
  return Object.fromEntries(Object.entries(received).filter(([name]) => name in pattern));
}

const payloadsOf = ({ received }: SocketProbe, ...events: string[]) =>
  received.filter(({ event }) => events.includes(event)).map(({ payload }) => payload);

/** Connects two clients of `person` that both join the conversation. */
const openPair = async (open: Parameters<RealtimeScript>[0], world: World) => {
  const { token } = world.need('person');
  const pair = await openIn(open, world.need('conversationId'), token, token);
  return pair as [SocketProbe, SocketProbe];
};

/** What a client announces while its user types. */
function typingOf(world: World, who: 'person' | 'bystander' | 'admin', isTyping = true) {
  const { user } = world.need(who);
  const conversationId = world.need('conversationId');
  return { conversationId, userId: user.id, userName: user.name, isTyping };
}

type Announced = { id: number; conversationId: number; [field: string]: unknown };

/** Announces a message until another client receives it. */
const announce = (sender: SocketProbe, listener: SocketProbe, message: Announced) =>
  emitUntilReceived(
    () => sender.emit('new-message', message),
    [listener, MESSAGE, hasId(message.id)],
  );

const deliverMessage: RealtimeScript = async (open, probe, world) => {
  const [sender, listener] = await openPair(open, world);
  const text = 'Over the live chat';
  const id = await sendMessage(probe, world, text);
  const { user } = world.need('person');
  const received = await announce(sender, listener, {
    id,
    conversationId: world.need('conversationId'),
    sender_id: user.id,
    sender_name: user.name,
    message_type: 'text',
    created_at: new Date().toISOString(),
    // The backend delivers the stored message, whatever the event contains.
    message: 'Forged',
    sender_type: 'admin',
  });
  if (received === undefined) {
    probe.expect(false, `The other client does not receive ${MESSAGE}`, 'realtime', {
      expected: { id, message: text },
      actual: listener.received,
    });
    return;
  }
  const { validate } = world.document.events[MESSAGE];
  probe.findings.push(...findSchemaErrors(validate, received, MESSAGE));
  const { message } = received as ChatMessage;
  probe.expectEqual(message, text, `${MESSAGE} has a different text`, 'realtime');
  const isStaff = Object.values(received as object).includes('admin');
  probe.expect(!isStaff, 'A customer can write in the name of staff', 'access');
  const { messages } = await probe.read('openConversation', world.by('person'));
  const stored = messages.find((one) => one.id === id) ?? {};
  const difference = `${MESSAGE} differs from what is stored`;
  probe.expectShared(received as object, stored, difference, 'realtime');
};

/**
 * When the first message has arrived, both clients have joined, so the second one needs a single
 * announcement.
 */
const deliverOnce: RealtimeScript = async (open, probe, world) => {
  const [sender, listener] = await openPair(open, world);
  const conversationId = world.need('conversationId');
  const first = await sendMessage(probe, world, 'Until it arrives');
  await announce(sender, listener, { id: first, conversationId });
  const id = await sendMessage(probe, world, 'Announced once');
  sender.emit('new-message', { id, conversationId });
  await listener.waitFor(MESSAGE, hasId(id));
  await wait(world.settings.silenceMs);
  const received = payloadsOf(listener, MESSAGE).filter(hasId(id));
  probe.expectEqual(received.length, 1, 'A message is not delivered exactly once', 'realtime');
};

const deliverTyping: RealtimeScript = async (open, probe, world) => {
  const [writer, listener] = await openPair(open, world);
  for (const isOn of [true, false]) {
    const typing = typingOf(world, 'person', isOn);
    const received = await emitUntilReceived(
      () => writer.emit('typing', { ...typing, userName: 'Somebody else' }),
      [listener, TYPING, (payload) => (payload as TypingEvent | null)?.isTyping === isOn],
    );
    const message = `${TYPING} (${isOn}) is missing or differs from what was sent`;
    probe.expectEqual(pick(received, typing), typing, message, 'realtime');
  }
  await wait(world.settings.silenceMs);
  const returned = payloadsOf(writer, TYPING);
  probe.expectEqual(returned, [], 'Typing comes back to the connection that sent it', 'realtime');
};

const keepStrangersOut: RealtimeScript = async (open, probe, world) => {
  const { silenceMs } = world.settings;
  const [sender, listener] = await openPair(open, world);
  const conversationId = world.need('conversationId');
  const [stranger] = await openIn(open, conversationId, world.need('bystander').token);
  await wait(silenceMs);
  stranger!.emit('typing', typingOf(world, 'bystander'));
  const id = await sendMessage(probe, world, 'Not for strangers');
  await announce(sender, listener, { id, conversationId });
  await wait(silenceMs);
  const typed = payloadsOf(listener, TYPING);
  probe.expectEqual(typed, [], 'Another user can type in the conversation', 'access');
  sender.emit('typing', typingOf(world, 'person'));
  await listener.waitFor(TYPING, isOf(conversationId));
  await wait(silenceMs);
  const heard = payloadsOf(stranger!, MESSAGE, TYPING);
  probe.expectEqual(heard, [], 'Another user receives what happens in the conversation', 'access');
};

/** Expects staff to be notified of a conversation's current state. */
async function expectUpdate(
  staff: SocketProbe,
  probe: Probe,
  world: World,
  conversationId: number,
): Promise<void> {
  const call = world.by('admin', { path: { conversationId } });
  const { status, customer, lastMessage, lastMessageAt, unreadCount } = (
    await probe.read('getConversation', call)
  ).conversation;
  const now = { conversationId, status, customer, lastMessage, lastMessageAt, unreadCount };
  const update = await staff.waitFor('conversation-updated', (payload) =>
    isSame(pick(payload, now), now),
  );
  probe.expect(update !== undefined, 'Staff do not hear of a changed conversation', 'realtime', {
    expected: now,
    actual: payloadsOf(staff, 'conversation-updated').at(-1),
  });
}

const notifyStaff: RealtimeScript = async (open, probe, world) => {
  const staff = await open(world.need('admin').token);
  const { token, user } = world.need('bystander');
  const customer = await open(token);
  const { conversationId } = await probe.read('openConversation', { token });
  const notice = { conversationId, userId: user.id, userName: user.name, userEmail: user.email };
  customer.emit('new-conversation', notice);
  const received = await staff.waitFor('conversation-started', isOf(conversationId));
  const message = 'Staff are not notified of a new conversation';
  probe.expectEqual(pick(received, notice), notice, message, 'realtime');
  const body = { conversationId, message: 'For staff to see', messageType: 'text' };
  const inConversation = world.by('admin', { path: { conversationId } });
  for (const [operationId, call] of [
    ['sendChatMessage', { token, body }],
    ['markConversationRead', inConversation],
    ['updateConversation', { ...inConversation, body: { status: 'resolved' } }],
    ['updateConversation', { ...inConversation, body: { status: 'active' } }],
  ] as const) {
    await probe.call(operationId, call);
    await expectUpdate(staff, probe, world, conversationId);
  }
  await wait(world.settings.silenceMs);
  const forStaff = payloadsOf(customer, 'conversation-started', 'conversation-updated');
  probe.expectEqual(forStaff, [], 'A customer receives the events of staff', 'access');
};

/** Expects staff's messages and typing to reach the customer. */
const answerCustomer: RealtimeScript = async (open, probe, world) => {
  const [{ token }, person] = [world.need('admin'), world.need('person')];
  const conversationId = world.need('conversationId');
  const pair = await openIn(open, conversationId, token, person.token);
  const [staff, customer] = pair as [SocketProbe, SocketProbe];
  const message = 'Answered over the live chat';
  const body = { conversationId, message, messageType: 'text' };
  const { messageData } = await probe.read('sendChatMessage', { token, body });
  const { id } = messageData;
  const received = await announce(staff, customer, { id, conversationId });
  const text = (received as ChatMessage | undefined)?.message;
  probe.expectEqual(text, message, 'The customer does not receive the answer of staff', 'realtime');
  const typing = typingOf(world, 'admin');
  const seen = await emitUntilReceived(
    () => staff.emit('typing', typing),
    [customer, TYPING, isOf(conversationId)],
  );
  const unseen = 'The customer does not see that staff type';
  probe.expectEqual(pick(seen, typing), typing, unseen, 'realtime');
};

/** Returns the token of an account that was deleted. */
async function deletedToken(probe: Probe, world: World): Promise<string> {
  const { token, password } = await makeNewcomer(probe, world);
  world.client.options.redactor.learn(token, '[the token of a deleted account]');
  await probe.call('deleteAccount', { token, body: { password } });
  return token;
}

/** Expects the connection of a session that a new password ends neither to send nor to receive anything more. */
const endWithSession: RealtimeScript = async (open, probe, world) => {
  const { token: ended, password: currentPassword, user } = await makeNewcomer(probe, world);
  world.client.options.redactor.learn(ended, '[the token of an ended session]');
  const { conversationId } = await probe.read('openConversation', { token: ended });
  const [left] = await openIn(open, conversationId, ended);
  const change = { currentPassword, newPassword: world.makePassword('$NEW_PASSWORD') };
  const { token } = await probe.read('changePassword', { token: ended, body: change });
  if (!token) throw new SkipCase('a new password ends no session');
  const [listener] = await openIn(open, conversationId, token);
  left!.emit('typing', { conversationId, userId: user.id, userName: user.name, isTyping: true });
  const body = { conversationId, message: 'For the new session', messageType: 'text' };
  const { messageData } = await probe.read('sendChatMessage', { token, body });
  await announce(listener!, listener!, { id: messageData.id, conversationId });
  await wait(world.settings.silenceMs);
  const passed = [...payloadsOf(listener!, TYPING), ...payloadsOf(left!, MESSAGE)];
  probe.expectEqual(passed, [], 'The live chat goes on with a session that has ended', 'access');
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
    realtimeCase('it ends with a session that a new password ends', endWithSession),
    ...needing('inbox', [
      realtimeCase('staff are notified of a new conversation', notifyStaff),
      realtimeCase('what staff write and type reaches the customer', answerCustomer),
    ]),
    rejectionCase('a client whose account was deleted', deletedToken),
  ]),
];
