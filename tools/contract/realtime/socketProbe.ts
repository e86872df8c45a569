import { io, type Socket } from 'socket.io-client';
import type { Redactor } from '../exchange/redaction';
import type { Exchange } from '../exchange/types';

/** The result of connecting; `isRejected` if the backend itself rejected the client. */
export type Connection = { isOpen: true } | { isOpen: false; isRejected: boolean; reason: string };

/** The connect packet of the socket.io protocol. */
const CONNECT = '40';

type ReceivedEvent = { event: string; payload: unknown };

/** Path of the live chat below the backend's URL (specification, section 9). */
export const SOCKET_PATH = '/socket.io';

/** A client of the live chat that records the events it receives. */
export class SocketProbe {
  readonly received: ReceivedEvent[] = [];
  readonly #socket: Socket;
  readonly #startedAt = new Date();
  readonly #sent: ReceivedEvent[] = [];

  constructor(
    readonly url: string,
    readonly token: string | undefined,
    readonly timeoutMs: number,
  ) {
    // socket.io would use the path of the URL as a namespace.
    const { origin, pathname } = new URL(url);
    this.#socket = io(origin, {
      path: `${pathname.replace(/\/$/, '')}${SOCKET_PATH}`,
      ...(token !== undefined && { auth: { token } }),
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      autoConnect: false,
    });
    this.#socket.onAny((event: string, payload: unknown) => this.received.push({ event, payload }));
  }

  /** Connects. Resolves with the reason if the backend rejects the client or does not respond in time. */
  open(): Promise<Connection> {
    return new Promise((resolve) => {
      const finish = (connection: Connection) => {
        clearTimeout(timer);
        resolve(connection);
      };
      const timer = setTimeout(
        () => finish({ isOpen: false, isRejected: false, reason: 'no response in time' }),
        this.timeoutMs,
      );
      this.#socket.once('connect', () => finish({ isOpen: true }));
      this.#socket.once('connect_error', (error) =>
        // Only errors sent by a server have a `data` property, even if it is undefined.
        finish({ isOpen: false, isRejected: 'data' in error, reason: error.message }),
      );
      this.#socket.connect();
    });
  }

  /** Sends an event. */
  emit(event: string, payload: unknown): void {
    this.#sent.push({ event, payload });
    this.#socket.emit(event, payload);
  }

  /** Resolves with the first matching payload of an event, past or future; undefined after a timeout. */
  async waitFor(
    event: string,
    matches: (payload: unknown) => boolean,
    withinMs = this.timeoutMs,
  ): Promise<unknown> {
    const isMatch = (one: ReceivedEvent) => one.event === event && matches(one.payload);
    const past = this.received.find(isMatch);
    if (past) return past.payload;
    return new Promise((resolve) => {
      const finish = (payload: unknown) => {
        clearTimeout(timer);
        this.#socket.offAny(listen);
        resolve(payload);
      };
      const listen = (name: string, payload: unknown) => {
        if (isMatch({ event: name, payload })) finish(payload);
      };
      const timer = setTimeout(() => finish(undefined), withinMs);
      this.#socket.onAny(listen);
    });
  }

  /** Closes the connection; returns its events for the reports, with secrets redacted. */
  close(redactor: Redactor): Exchange {
    this.#socket.disconnect();
    const auth = this.token === undefined ? '' : JSON.stringify({ token: this.token });
    return {
      method: 'GET',
      url: `${this.url.replace(/^http/, 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`,
      requestHeaders: {},
      requestBody: this.#sent.length > 0 ? redactor.sentBody(JSON.stringify(this.#sent)) : null,
      status: 0,
      statusText: 'live chat',
      responseHeaders: {},
      responseBody: this.received.length > 0 ? redactor.body(JSON.stringify(this.received)) : '',
      responseBytes: 0,
      startedAt: this.#startedAt.toISOString(),
      durationMs: Date.now() - this.#startedAt.getTime(),
      handshake: `${CONNECT}${redactor.sent(auth)}`,
    };
  }
}
