import type { ClientEvents, ServerEvents } from '@/realtime/events.gen';
import { addAutomaticReply, needsAutomaticReply } from '../domain/automaticReply';
import {
  announceConversation,
  describeTyping,
  findAccessibleConversation,
  findOwnMessage,
} from '../domain/chatRules';
import type { DomainContext } from '../domain/context';
import { hasMissedAnswer, mailMissedAnswers } from '../domain/missedAnswer';
import type { UserRow } from '../domain/model';
import { summarize } from '../domain/support';
import { findUserByToken } from '../domain/tokens';
import type { Fault } from '../scenarios/faults';
import { ConversationTimer } from './conversationTimer';
import { type Schedule, scheduleWithTimeout } from './schedule';
import { NO_SOCKET_FAULTS, type SocketFaults, SocketSender } from './socketFaults';

/** A client's socket, independent of the transport. */
export type HubSocket = {
  /** Unique, across tabs too. */
  readonly id: string;
  emit: (event: string, payload: unknown) => void;
  /** Closes the connection; the client does not reconnect. */
  disconnect: () => void;
  /** Breaks the connection like a network failure: the client reconnects. */
  drop: () => void;
};

/** Passes a client's events to the hub. */
export type HubConnection = {
  receive: (event: string, payload: unknown) => Promise<void>;
  close: () => void;
};

/** An event with its payload, as asyncapi.yaml documents it. */
type SentEvent = {
  [Name in keyof ServerEvents]: { event: Name; payload: Parameters<ServerEvents[Name]>[0] };
}[keyof ServerEvents];

/** An event and its recipients: all admins, or everyone in a conversation. */
type Delivery = SentEvent & { to: 'staff' | number; exceptSocketId?: string };

/** Messages between the hubs of several tabs. */
export type HubBroadcast =
  { kind: 'deliver'; delivery: Delivery } | { kind: 'drop'; userId: number } | { kind: 'reset' };

/** Exchanges broadcasts with the hubs of other tabs. */
export type HubChannel = {
  post: (broadcast: HubBroadcast) => void;
  listen: (receive: (broadcast: HubBroadcast) => void) => void;
};

/** Runs work exclusively on the current state and saves its changes. */
export type Transact = <Result>(
  work: (domain: DomainContext) => Promise<Result>,
) => Promise<Result>;

export type ChatHubOptions = {
  transact: Transact;
  /** Returns the fault that currently affects connecting, if any. */
  fault?: (() => Fault | undefined) | undefined;
  autoReplyMs?: number | undefined;
  missedAnswerMs?: number | undefined;
  schedule?: Schedule | undefined;
  channel?: HubChannel | undefined;
  /** Called for every event that a client of this hub sends or receives. */
  onEvent?: ((event: HubEvent) => void) | undefined;
};

/** An event as seen by the hub. */
export type HubEvent = {
  direction: 'received' | 'sent';
  socketId: string;
  event: string;
  payload: unknown;
};

/** A connected socket and the conversations it has joined. */
type Client = {
  socket: HubSocket;
  sender: SocketSender;
  token: unknown;
  userId: number;
  isStaff: boolean;
  joined: Set<number>;
};

/** Handles a client's event; returns the event to deliver, if any. */
type EventHandler = (
  domain: DomainContext,
  user: UserRow,
  payload: unknown,
  client: Client,
) => Delivery | undefined;

const eventHandlers: Record<keyof ClientEvents, EventHandler> = {
  'join-conversation': (domain, user, payload, { joined }) => {
    const conversation = findAccessibleConversation(domain, user, payload);
    if (conversation) joined.add(conversation.id);
    return undefined;
  },
  'new-conversation': (domain, user, payload) => {
    const notice = announceConversation(domain, user, payload);
    return notice && { to: 'staff', event: 'conversation-started', payload: notice };
  },
  'new-message': (domain, user, payload) => {
    const message = findOwnMessage(domain, user, payload);
    return message && { to: message.conversationId, event: 'message-received', payload: message };
  },
  typing: (_domain, user, payload, { socket, joined }) => {
    const typing = describeTyping(user, payload);
    if (!joined.has(typing.conversationId)) return undefined;
    return {
      to: typing.conversationId,
      event: 'user-typing',
      payload: typing,
      exceptSocketId: socket.id,
    };
  },
};

const isHandled = (event: string): event is keyof ClientEvents =>
  Object.hasOwn(eventHandlers, event);

const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

/** The live chat: tracks who is in which conversation and relays events. */
export class ChatHub {
  readonly #transact: Transact;
  readonly #fault: () => Fault | undefined;
  readonly #channel: HubChannel | undefined;
  readonly #autoReply: ConversationTimer;
  readonly #missedAnswer: ConversationTimer;
  readonly #schedule: Schedule;
  readonly #onEvent: (event: HubEvent) => void;
  readonly #clients = new Set<Client>();
  #socketFaults = NO_SOCKET_FAULTS;
  #connectionCount = 0;

  constructor(options: ChatHubOptions) {
    const { transact, fault, autoReplyMs, missedAnswerMs, schedule, channel, onEvent } = options;
    this.#transact = transact;
    this.#fault = fault ?? (() => undefined);
    this.#channel = channel;
    this.#schedule = schedule ?? scheduleWithTimeout;
    this.#onEvent = onEvent ?? (() => undefined);
    this.#missedAnswer = new ConversationTimer({
      delayMs: missedAnswerMs,
      schedule: this.#schedule,
      isNeeded: hasMissedAnswer,
      onEnd: (conversationId) => {
        this.#transact(async (domain) => mailMissedAnswers(domain, conversationId)).catch(
          (error: unknown) => console.error('A missed answer could not be mailed', error),
        );
      },
    });
    this.#autoReply = new ConversationTimer({
      delayMs: autoReplyMs,
      schedule: this.#schedule,
      isNeeded: needsAutomaticReply,
      onEnd: (conversationId) => {
        this.#sendAutomaticReply(conversationId).catch((error: unknown) =>
          console.error('The automatic reply failed', error),
        );
      },
    });
    channel?.listen((broadcast) => {
      if (broadcast.kind === 'deliver') this.#deliverLocally(broadcast.delivery);
      else if (broadcast.kind === 'drop')
        this.#dropLocally((client) => client.userId === broadcast.userId);
      else this.#resetLocally();
    });
  }

  /** Whether to reject new clients as if there were no server. */
  get isRefusing(): boolean {
    const { networkError, status } = this.#fault() ?? {};
    const isDown = networkError === true || (status ?? 0) >= SERVER_ERROR;
    return this.#socketFaults.refuses || isDown;
  }

  /** The active socket faults. */
  get socketFaults(): SocketFaults {
    return this.#socketFaults;
  }

  /** Starts or stops rejecting new clients; connected ones stay. */
  refuse(on: boolean): void {
    this.setSocketFaults({ refuses: on });
  }

  /** Updates the socket faults; omitted ones stay unchanged. */
  setSocketFaults(faults: Partial<SocketFaults>): void {
    this.#socketFaults = { ...this.#socketFaults, ...faults };
  }

  /** Connects a socket; returns null if its token is invalid. */
  async connect(socket: HubSocket, token: unknown): Promise<HubConnection | null> {
    const user = await this.#transact((domain) => this.#findUser(domain, token));
    if (!user) return null;
    this.#connectionCount += 1;
    const client: Client = {
      socket,
      sender: new SocketSender(() => this.#socketFaults, this.#schedule, this.#connectionCount),
      token,
      userId: user.id,
      isStaff: user.role === 'admin',
      joined: new Set(),
    };
    this.#clients.add(client);
    return {
      receive: (event, payload) => this.#receive(client, event, payload),
      close: () => void this.#clients.delete(client),
    };
  }

  /** Sends admins the conversations that a transaction has changed. */
  publish(domain: DomainContext, conversationIds: Iterable<number>): void {
    for (const id of conversationIds) {
      const payload = summarize(domain, domain.store.conversations.get(id)!);
      this.#deliver({ to: 'staff', event: 'conversation-updated', payload });
      this.#autoReply.update(domain, id);
      this.#missedAnswer.update(domain, id);
    }
  }

  /** Drops every connection. */
  dropAll(): void {
    this.#dropLocally(() => true);
  }

  /** Drops a user's connections in every tab, so that the clients reconnect with the new role. */
  dropUser(userId: number): void {
    this.#dropLocally((client) => client.userId === userId);
    this.#channel?.post({ kind: 'drop', userId });
  }

  /** Resets this hub and those of other tabs; clients have to reconnect. */
  reset(): void {
    this.#resetLocally();
    this.#channel?.post({ kind: 'reset' });
  }

  #dropLocally(matches: (client: Client) => boolean): void {
    const clients = [...this.#clients].filter(matches);
    for (const client of clients) this.#clients.delete(client);
    for (const { socket } of clients) socket.drop();
  }

  #resetLocally(): void {
    this.#socketFaults = NO_SOCKET_FAULTS;
    this.#autoReply.cancelAll();
    this.#missedAnswer.cancelAll();
    this.dropAll();
  }

  async #findUser(domain: DomainContext, token: unknown): Promise<UserRow | undefined> {
    return this.#fault()?.status === UNAUTHORIZED ? undefined : findUserByToken(domain, token);
  }

  async #receive(client: Client, event: string, payload: unknown): Promise<void> {
    this.#onEvent({ direction: 'received', socketId: client.socket.id, event, payload });
    const delivery = await this.#transact(async (domain) => {
      const user = await this.#findUser(domain, client.token);
      if (!this.#clients.has(client)) return undefined;
      if (!user) {
        this.#clients.delete(client);
        client.socket.disconnect();
        return undefined;
      }
      return isHandled(event) ? eventHandlers[event](domain, user, payload, client) : undefined;
    });
    if (delivery) this.#deliver(delivery);
  }

  async #sendAutomaticReply(conversationId: number): Promise<void> {
    const payload = await this.#transact(async (domain) =>
      addAutomaticReply(domain, conversationId),
    );
    if (payload) this.#deliver({ to: conversationId, event: 'message-received', payload });
  }

  #deliver(delivery: Delivery): void {
    this.#deliverLocally(delivery);
    this.#channel?.post({ kind: 'deliver', delivery });
  }

  #deliverLocally({ to, event, payload, exceptSocketId }: Delivery): void {
    for (const client of this.#clients) {
      const { socket, sender, isStaff, joined } = client;
      const isRecipient = to === 'staff' ? isStaff : joined.has(to);
      if (!isRecipient || socket.id === exceptSocketId) continue;
      sender.send(() => {
        // The client may have disconnected while the event was delayed.
        if (!this.#clients.has(client)) return;
        this.#onEvent({ direction: 'sent', socketId: socket.id, event, payload });
        socket.emit(event, payload);
      });
    }
  }
}
