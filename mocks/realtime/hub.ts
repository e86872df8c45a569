import { addAutomaticReply } from '../domain/automaticReply';
import {
  announceConversation,
  describeTyping,
  findAccessibleConversation,
  findOwnMessage,
} from '../domain/chatRules';
import type { DomainContext } from '../domain/context';
import type { UserRow } from '../domain/model';
import { summarize } from '../domain/support';
import { findUserByToken } from '../domain/tokens';
import type { Fault } from '../scenarios/faults';
import { AutoReply } from './autoReply';
import { scheduleByClock, type Schedule } from './schedule';
import { EventLine, SOUND_SOCKETS, type SocketFaults } from './socketFaults';

/** A client's socket, whatever carries it. */
export type HubSocket = {
  /** Unlike any other's, in other tabs too. */
  readonly id: string;
  emit: (event: string, payload: unknown) => void;
  /** Ends the connection for good; the client does not come back by itself. */
  disconnect: () => void;
  /** Breaks the connection as a bad network does; the client comes back by itself. */
  drop: () => void;
};

/** What a client's carrier tells the hub. */
export type HubConnection = {
  receive: (event: string, payload: unknown) => Promise<void>;
  close: () => void;
};

/** An event and who hears it: staff, or everybody in a conversation. */
type Delivery = {
  to: 'staff' | number;
  event: string;
  payload: unknown;
  exceptSocketId?: string;
};

/** What hubs of several tabs tell each other. */
export type HubNote =
  { kind: 'deliver'; delivery: Delivery } | { kind: 'drop'; userId: number } | { kind: 'reset' };

/** Carries notes to the hubs of other tabs. */
export type HubChannel = {
  post: (note: HubNote) => void;
  listen: (receive: (note: HubNote) => void) => void;
};

/** Runs work on the current state, alone, and keeps what it changed. */
export type Transact = <Result>(
  work: (domain: DomainContext) => Promise<Result>,
) => Promise<Result>;

export type ChatHubOptions = {
  transact: Transact;
  /** How connecting misbehaves at the moment. */
  fault?: (() => Fault | undefined) | undefined;
  autoReplyMs?: number | undefined;
  schedule?: Schedule | undefined;
  channel?: HubChannel | undefined;
  /** Told of every event that a client of this hub sends or is sent. */
  watch?: ((event: HubEvent) => void) | undefined;
};

/** An event on its way, seen from the hub. */
export type HubEvent = {
  direction: 'received' | 'sent';
  socketId: string;
  event: string;
  payload: unknown;
};

/** A socket whose token was right, and the conversations that it has joined. */
type Seat = {
  socket: HubSocket;
  line: EventLine;
  token: unknown;
  userId: number;
  isStaff: boolean;
  joined: Set<number>;
};

/** What an event of a client leads to. */
type Reaction = (
  domain: DomainContext,
  user: UserRow,
  payload: unknown,
  seat: Seat,
) => Delivery | undefined;

const reactions: Record<string, Reaction> = {
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

const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

/** The live chat: who is in which conversation, and what is passed on to whom. */
export class ChatHub {
  readonly #transact: Transact;
  readonly #fault: () => Fault | undefined;
  readonly #channel: HubChannel | undefined;
  readonly #autoReply: AutoReply;
  readonly #schedule: Schedule;
  readonly #watch: (event: HubEvent) => void;
  readonly #seats = new Set<Seat>();
  #socketFaults = SOUND_SOCKETS;
  #seated = 0;

  constructor({ transact, fault, autoReplyMs, schedule, channel, watch }: ChatHubOptions) {
    this.#transact = transact;
    this.#fault = fault ?? (() => undefined);
    this.#channel = channel;
    this.#schedule = schedule ?? scheduleByClock;
    this.#watch = watch ?? (() => undefined);
    this.#autoReply = new AutoReply({
      delayMs: autoReplyMs,
      schedule: this.#schedule,
      answer: (conversationId) => {
        this.#answerAutomatically(conversationId).catch((error: unknown) =>
          console.error('The automatic answer failed', error),
        );
      },
    });
    channel?.listen((note) => {
      if (note.kind === 'deliver') this.#deliverHere(note.delivery);
      else if (note.kind === 'drop') this.#dropHere((seat) => seat.userId === note.userId);
      else this.#startAnew();
    });
  }

  /** Whether carriers have to turn clients away as if there were no server. */
  get isRefusing(): boolean {
    const { networkError, status } = this.#fault() ?? {};
    const isDown = networkError === true || (status ?? 0) >= SERVER_ERROR;
    return this.#socketFaults.refuses || isDown;
  }

  /** How sockets misbehave at the moment. */
  get socketFaults(): SocketFaults {
    return this.#socketFaults;
  }

  /** Turns clients away from now on, or no longer; those who are in stay. */
  refuse(on: boolean): void {
    this.setSocketFaults({ refuses: on });
  }

  /** Changes how sockets misbehave; what is left out stays as it is. */
  setSocketFaults(faults: Partial<SocketFaults>): void {
    this.#socketFaults = { ...this.#socketFaults, ...faults };
  }

  /** Lets a socket in; null, with nothing kept of it, when its token is not right. */
  async connect(socket: HubSocket, token: unknown): Promise<HubConnection | null> {
    const user = await this.#transact((domain) => this.#findUser(domain, token));
    if (!user) return null;
    this.#seated += 1;
    const seat: Seat = {
      socket,
      line: new EventLine(() => this.#socketFaults, this.#schedule, this.#seated),
      token,
      userId: user.id,
      isStaff: user.role === 'admin',
      joined: new Set(),
    };
    this.#seats.add(seat);
    return {
      receive: (event, payload) => this.#receive(seat, event, payload),
      close: () => void this.#seats.delete(seat),
    };
  }

  /** Tells staff of the conversations that a piece of work has changed. */
  publish(domain: DomainContext, conversationIds: Iterable<number>): void {
    for (const id of conversationIds) {
      const payload = summarize(domain, domain.store.conversations.get(id)!);
      this.#deliver({ to: 'staff', event: 'conversation-updated', payload });
      this.#autoReply.watch(domain, id);
    }
  }

  /** Breaks every connection. */
  dropAll(): void {
    this.#dropHere(() => true);
  }

  /** Breaks a person's connections in every tab, so that they come back in their new role. */
  dropPerson(userId: number): void {
    this.#dropHere((seat) => seat.userId === userId);
    this.#channel?.post({ kind: 'drop', userId });
  }

  /** Forgets everything, here and in other tabs: clients have to come again. */
  reset(): void {
    this.#startAnew();
    this.#channel?.post({ kind: 'reset' });
  }

  #dropHere(isMeant: (seat: Seat) => boolean): void {
    const seats = [...this.#seats].filter(isMeant);
    for (const seat of seats) this.#seats.delete(seat);
    for (const { socket } of seats) socket.drop();
  }

  #startAnew(): void {
    this.#socketFaults = SOUND_SOCKETS;
    this.#autoReply.cancelAll();
    this.dropAll();
  }

  async #findUser(domain: DomainContext, token: unknown): Promise<UserRow | undefined> {
    return this.#fault()?.status === UNAUTHORIZED ? undefined : findUserByToken(domain, token);
  }

  async #receive(seat: Seat, event: string, payload: unknown): Promise<void> {
    this.#watch({ direction: 'received', socketId: seat.socket.id, event, payload });
    const delivery = await this.#transact(async (domain) => {
      const user = await this.#findUser(domain, seat.token);
      if (!this.#seats.has(seat)) return undefined;
      if (!user) {
        this.#seats.delete(seat);
        seat.socket.disconnect();
        return undefined;
      }
      return Object.hasOwn(reactions, event)
        ? reactions[event]!(domain, user, payload, seat)
        : undefined;
    });
    if (delivery) this.#deliver(delivery);
  }

  async #answerAutomatically(conversationId: number): Promise<void> {
    const payload = await this.#transact(async (domain) =>
      addAutomaticReply(domain, conversationId),
    );
    if (payload) this.#deliver({ to: conversationId, event: 'message-received', payload });
  }

  #deliver(delivery: Delivery): void {
    this.#deliverHere(delivery);
    this.#channel?.post({ kind: 'deliver', delivery });
  }

  #deliverHere({ to, event, payload, exceptSocketId }: Delivery): void {
    for (const seat of this.#seats) {
      const { socket, line, isStaff, joined } = seat;
      const hears = to === 'staff' ? isStaff : joined.has(to);
      if (!hears || socket.id === exceptSocketId) continue;
      line.send(() => {
        // Its connection may have ended while the event was late.
        if (!this.#seats.has(seat)) return;
        this.#watch({ direction: 'sent', socketId: socket.id, event, payload });
        socket.emit(event, payload);
      });
    }
  }
}
