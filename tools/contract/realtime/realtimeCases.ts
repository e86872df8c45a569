import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage } from '@/api/generated/chat.gen';
import type { TypingEvent } from '@/realtime/events';
import { REALTIME, reading, writing, type Case } from '../cases/case';
import { sendMessage } from '../cases/flows/chat';
import { Unsound, type Probe } from '../cases/probe';
import { FORGED_TOKEN } from '../cases/unknown';
import { findSchemaErrors } from '../judge/schemaFindings';
import type { World } from '../world/world';
import { SOCKET_PATH, SocketProbe } from './socketProbe';

const NOT_FOUND = 404;
const REPEAT_MS = 200;

type Open = (token: string | undefined) => Promise<SocketProbe>;
type Talk = (open: Open, probe: Probe, world: World) => Promise<void>;

const hasId = (id: number) => (payload: unknown) => (payload as ChatMessage | null)?.id === id;

const isOf = (conversationId: number) => (payload: unknown) =>
  (payload as TypingEvent | null)?.conversationId === conversationId;

/** Of what was heard, the fields that a pattern has; a backend may add others. */
function pick(heard: unknown, pattern: object): unknown {
  if (typeof heard !== 'object' || heard === null) return heard;
  return Object.fromEntries(Object.entries(heard).filter(([name]) => name in pattern));
}

/** A case of several sockets, which are closed whatever happens. */
function realtimeCase(title: string, talk: Talk): Omit<Case, 'writes'> {
  return {
    operationId: REALTIME,
    title,
    due: [],
    run: async (probe, world) => {
      const { url, realtimeMs } = world.settings;
      const sockets: SocketProbe[] = [];
      const open: Open = async (token) => {
        const socket = new SocketProbe(url, token, realtimeMs);
        sockets.push(socket);
        const connection = await socket.open();
        if (connection.isOpen) return socket;
        probe.expect(false, 'realtime', `The chat refuses a good token: ${connection.reason}`);
        throw new Unsound();
      };
      try {
        await talk(open, probe, world);
      } finally {
        probe.exchanges.push(...sockets.map((socket) => socket.close()));
      }
    },
  };
}

/** A handshake that fails may be a refusal, or nobody may be there. */
async function expectSocketServer(probe: Probe, url: string): Promise<void> {
  const { status } = await probe.send({
    method: 'GET',
    url: `${url}${SOCKET_PATH}/?EIO=4&transport=polling`,
    headers: {},
    body: null,
  });
  // 400 is the answer of a server that does not take this transport.
  const isThere = status < NOT_FOUND;
  probe.expect(isThere, 'realtime', `Nothing speaks socket.io at ${SOCKET_PATH}`, {
    expected: 'a socket.io server',
    actual: status,
  });
}

function refusalCase(title: string, token: string | undefined): Omit<Case, 'writes'> {
  return {
    operationId: REALTIME,
    title,
    due: [],
    run: async (probe, { settings: { url, realtimeMs } }) => {
      const socket = new SocketProbe(url, token, realtimeMs);
      const connection = await socket.open();
      probe.exchanges.push(socket.close());
      const message = 'The chat lets a client in without a good token';
      probe.expect(!connection.isOpen, 'access', message);
      if (!connection.isOpen && !connection.isRefused) await expectSocketServer(probe, url);
    },
  };
}

/** Two clients of the person, both about to enter the conversation. */
async function openPair(open: Open, world: World): Promise<[SocketProbe, SocketProbe]> {
  const { token } = world.need('person');
  const conversationId = world.need('conversationId');
  const pair: [SocketProbe, SocketProbe] = [await open(token), await open(token)];
  for (const socket of pair) socket.emit('join-conversation', conversationId);
  return pair;
}

/**
 * Says something again and again until it is heard or patience ends: when a client has entered the
 * conversation is not told to anybody (specification, section 7).
 */
async function sayUntilHeard(
  say: () => void,
  hear: (withinMs: number) => Promise<unknown>,
  patienceMs: number,
): Promise<unknown> {
  const end = performance.now() + patienceMs;
  let heard: unknown;
  while (heard === undefined && performance.now() < end) {
    say();
    heard = await hear(REPEAT_MS);
  }
  return heard;
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
  const validate = world.document.validatorOf('ChatMessage');
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
