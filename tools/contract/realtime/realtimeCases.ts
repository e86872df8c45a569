import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage } from '@/api/generated/chat.gen';
import type { TypingEvent } from '@/realtime/events.gen';
import { reading, writing, type Case } from '../cases/case';
import { sendMessage } from '../cases/flows/chat';
import type { Probe } from '../cases/probe';
import { FORGED_TOKEN } from '../cases/unknownValues';
import { findSchemaErrors } from '../validation/schemaFindings';
import { rejectionCase } from './rejectionCase';
import { emitUntilReceived, openPair, realtimeCase, type RealtimeScript } from './realtimeCase';

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
    // The backend delivers what it stored, whatever the event says.
    () => sender.emit('new-message', { ...message, message: 'Forged', sender_type: 'admin' }),
    (withinMs) => listener.waitFor('message-received', hasId(id), withinMs),
    world.settings.realtimeMs,
  );
  if (received === undefined) {
    probe.expect(false, 'realtime', 'The other client does not receive message-received', {
      expected: { id, message: text },
      actual: listener.received,
    });
    return;
  }
  const { validate } = world.document.events['message-received'];
  probe.findings.push(...findSchemaErrors(validate, received, 'message-received'));
  const { message: receivedText } = received as ChatMessage;
  probe.expectEqual(receivedText, text, 'realtime', 'message-received has a different text');
  const isStaff = Object.values(received as object).includes('admin');
  probe.expect(!isStaff, 'access', 'A customer can write in the name of staff');
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
    probe.expectEqual(pick(received, typing), typing, 'realtime', message);
  }
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
    'access',
    'Another user receives the messages of the conversation',
  );
  probe.expectEqual(
    listener.received.filter(({ event }) => event === 'user-typing'),
    [],
    'access',
    'Another user can send typing events to the conversation',
  );
  sender.emit('typing', { ...typing, userId: world.need('person').user.id });
  await listener.waitFor('user-typing', isOf(conversationId));
  await wait(world.settings.silenceMs);
  probe.expectEqual(
    stranger.received.filter(({ event }) => event === 'user-typing'),
    [],
    'access',
    'Another user sees who types in the conversation',
  );
};

const STAFF_EVENTS = ['conversation-started', 'conversation-updated'];

const sendAs = (probe: Probe, token: string, conversationId: number) =>
  probe.call('sendChatMessage', {
    token,
    body: { conversationId, message: 'For staff to see', messageType: 'text' },
  });

const notifyStaff: RealtimeScript = async (open, probe, world) => {
  const staff = await open(world.need('admin').token);
  const { token, user } = world.need('bystander');
  const customer = await open(token);
  const conversation = await probe.read<{ conversationId: number }>('openConversation', { token });
  const { conversationId } = conversation;
  const notice = {
    conversationId,
    userId: user.id,
    userName: user.name,
    userEmail: user.email,
  };
  customer.emit('new-conversation', notice);
  const received = await staff.waitFor('conversation-started', isOf(conversationId));
  probe.expectEqual(
    pick(received, notice),
    notice,
    'realtime',
    'Staff are not notified of a new conversation',
  );
  await sendAs(probe, token, conversationId);
  await staff.waitFor('conversation-updated', () => true);
  await wait(world.settings.silenceMs);
  const forStaff = customer.received.filter(({ event }) => STAFF_EVENTS.includes(event));
  probe.expectEqual(forStaff, [], 'access', 'A customer receives the events of staff');
};

/** The live chat (specification, section 7). */
export const realtimeCases: Case[] = [
  ...reading([
    rejectionCase('a client without a token', undefined),
    rejectionCase('a client with a forged token', FORGED_TOKEN),
  ]),
  ...writing([
    realtimeCase('a message reaches the other client of the conversation', deliverMessage),
    realtimeCase('typing reaches the other client of the conversation', deliverTyping),
    realtimeCase('another user can neither listen nor type', keepStrangersOut),
    { ...realtimeCase('staff are notified of a new conversation', notifyStaff), isExtension: true },
  ]),
];
