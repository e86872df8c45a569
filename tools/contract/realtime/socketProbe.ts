import { io, type Socket } from 'socket.io-client';
import type { Redactor } from '../exchange/redaction';
import type { Exchange } from '../exchange/types';

/** What connecting came to; `isRefused` when the backend itself said no. */
export type Connection = { isOpen: true } | { isOpen: false; isRefused: boolean; reason: string };

/** The packet of socket.io's protocol that asks to connect. */
const CONNECT = '40';

type Heard = { event: string; payload: unknown };

/** Where the live chat is below the backend's address (specification, section 9). */
export const SOCKET_PATH = '/socket.io';

/** One client of the live chat, which keeps what it hears. */
export class SocketProbe {
  readonly heard: Heard[] = [];
  readonly #socket: Socket;
  readonly #startedAt = new Date();
  readonly #sent: Heard[] = [];

  constructor(
    readonly url: string,
    readonly token: string | undefined,
    readonly patienceMs: number,
  ) {
    // The path of an address would be taken for a namespace.
    const { origin, pathname } = new URL(url);
    this.#socket = io(origin, {
      path: `${pathname.replace(/\/$/, '')}${SOCKET_PATH}`,
      ...(token !== undefined && { auth: { token } }),
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      autoConnect: false,
    });
    this.#socket.onAny((event: string, payload: unknown) => this.heard.push({ event, payload }));
  }

  /** Connects; answers why not when the backend refuses or does not answer in time. */
  open(): Promise<Connection> {
    return new Promise((resolve) => {
      const finish = (connection: Connection) => {
        clearTimeout(timer);
        resolve(connection);
      };
      const timer = setTimeout(
        () => finish({ isOpen: false, isRefused: false, reason: 'no answer in time' }),
        this.patienceMs,
      );
      this.#socket.once('connect', () => finish({ isOpen: true }));
      this.#socket.once('connect_error', (error) =>
        // The refusal of a server carries data, if only undefined; a failure of the network does not.
        finish({ isOpen: false, isRefused: 'data' in error, reason: error.message }),
      );
      this.#socket.connect();
    });
  }

  /** Sends an event. */
  emit(event: string, payload: unknown): void {
    this.#sent.push({ event, payload });
    this.#socket.emit(event, payload);
  }

  /** The first payload of an event that matches, heard already or in time; undefined for none. */
  async hear(
    event: string,
    matches: (payload: unknown) => boolean,
    withinMs = this.patienceMs,
  ): Promise<unknown> {
    const isIt = (one: Heard) => one.event === event && matches(one.payload);
    const known = this.heard.find(isIt);
    if (known) return known.payload;
    return new Promise((resolve) => {
      const finish = (payload: unknown) => {
        clearTimeout(timer);
        this.#socket.offAny(listen);
        resolve(payload);
      };
      const listen = (name: string, payload: unknown) => {
        if (isIt({ event: name, payload })) finish(payload);
      };
      const timer = setTimeout(() => finish(undefined), withinMs);
      this.#socket.onAny(listen);
    });
  }

  /** Closes the connection; answers what was said over it, for the reports, secrets hidden. */
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
      responseBody: this.heard.length > 0 ? redactor.body(JSON.stringify(this.heard)) : '',
      responseBytes: 0,
      startedAt: this.#startedAt.toISOString(),
      durationMs: Date.now() - this.#startedAt.getTime(),
      handshake: `${CONNECT}${redactor.sent(auth)}`,
    };
  }
}
