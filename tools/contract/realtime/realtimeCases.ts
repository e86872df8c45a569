import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage } from '@/api/generated/chat.gen';
import type { TypingEvent } from '@/realtime/events';
import { reading, writing, type Case } from '../cases/case';
import { sendMessage } from '../cases/flows/chat';
import { FORGED_TOKEN } from '../cases/unknown';
import { findSchemaErrors } from '../judge/schemaFindings';
import { refusalCase } from './refusals';
import { openPair, realtimeCase, sayUntilHeard, type Talk } from './talk';

const hasId = (id: number) => (payload: unknown) => (payload as ChatMessage | null)?.id === id;

const isOf = (conversationId: number) => (payload: unknown) =>
  (payload as TypingEvent | null)?.conversationId === conversationId;

/** Of what was heard, the fields that a pattern has; a backend may add others. */
function pick(heard: unknown, pattern: object): unknown {
  if (typeof heard !== 'object' || heard === null) return heard;
  return Object.fromEntries(Object.entries(heard).filter(([name]) => name in pattern));
}

const passMessage: Talk = async (open, probe, world) => {
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
  const received = await sayUntilHeard(
    () => sender.emit('new-message', message),
    (withinMs) => listener.hear('message-received', hasId(id), withinMs),
    world.settings.realtimeMs,
  );
  if (received === undefined) {
    probe.expect(false, 'realtime', 'message-received does not reach the other client', {
      expected: { id, message: text },
      actual: listener.heard,
    });
    return;
  }
  const { validate } = world.document.events['message-received'];
  probe.findings.push(...findSchemaErrors(validate, received, 'message-received'));
  const { message: receivedText } = received as ChatMessage;
  probe.expectEqual(receivedText, text, 'realtime', 'message-received holds another text');
};

const passTyping: Talk = async (open, probe, world) => {
  const [writer, listener] = await openPair(open, world);
  const { user } = world.need('person');
  const conversationId = world.need('conversationId');
  for (const isOn of [true, false]) {
    const typing = { conversationId, userId: user.id, userName: user.name, isTyping: isOn };
    const isSame = (payload: unknown) =>
      isOf(conversationId)(payload) && (payload as TypingEvent).isTyping === isOn;
    const heard = await sayUntilHeard(
      () => writer.emit('typing', typing),
      (withinMs) => listener.hear('user-typing', isSame, withinMs),
      world.settings.realtimeMs,
    );
    const message = `user-typing (${isOn}) does not arrive as it was sent`;
    probe.expectEqual(pick(heard, typing), typing, 'realtime', message);
  }
};

const keepStrangersOut: Talk = async (open, probe, world) => {
  const [sender, listener] = await openPair(open, world);
  const stranger = await open(world.need('bystander').token);
  const conversationId = world.need('conversationId');
  const { user } = world.need('bystander');
  stranger.emit('join-conversation', conversationId);
  await wait(world.settings.silenceMs);
  const typing = { conversationId, userId: user.id, userName: user.name, isTyping: true };
  stranger.emit('typing', typing);
  const id = await sendMessage(probe, world, 'Not for strangers');
  await sayUntilHeard(
    () => sender.emit('new-message', { id, conversationId, message: 'Not for strangers' }),
    (withinMs) => listener.hear('message-received', hasId(id), withinMs),
    world.settings.realtimeMs,
  );
  await wait(world.settings.silenceMs);
  probe.expectEqual(
    stranger.heard.filter(({ event }) => event === 'message-received'),
    [],
    'access',
    'Somebody else hears the messages of the conversation',
  );
  probe.expectEqual(
    listener.heard.filter(({ event }) => event === 'user-typing'),
    [],
    'access',
    'Somebody else types in the conversation',
  );
};

const noticeForStaff: Talk = async (open, probe, world) => {
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
  const heard = await staff.hear('conversation-started', isOf(conversationId));
  probe.expectEqual(
    pick(heard, notice),
    notice,
    'realtime',
    'Staff are not told of a new conversation',
  );
};

/** The live chat (specification, section 7). */
export const realtimeCases: Case[] = [
  ...reading([
    refusalCase('a client without a token', undefined),
    refusalCase('a client with a forged token', FORGED_TOKEN),
  ]),
  ...writing([
    realtimeCase('a message reaches the other client of the conversation', passMessage),
    realtimeCase('typing reaches the other client of the conversation', passTyping),
    realtimeCase('somebody else neither hears nor types', keepStrangersOut),
    { ...realtimeCase('staff are told of a new conversation', noticeForStaff), isExtension: true },
  ]),
];
