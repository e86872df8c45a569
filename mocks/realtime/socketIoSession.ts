import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import type { ChatHub, HubConnection } from './hub';
import type { Schedule } from './schedule';

/** Frame kinds of engine.io 4; all but the first packet of a socket.io exchange are its messages. */
const OPEN = '0';
const CLOSE = '1';
const PING = '2';
const MESSAGE = '4';

const PING_INTERVAL_MS = 25_000;
/** Long, since a browser lets the timers of a hidden tab run but once a minute. */
const PING_TIMEOUT_MS = 120_000;
const MAXIMUM_BYTES = 1_000_000;

/** The text frames of one WebSocket, seen from the server. */
export type Wire = {
  send: (frame: string) => void;
  close: () => void;
};

/** Speaks socket.io's side of the server over one WebSocket, and seats its client in the hub. */
export class SocketIoSession {
  readonly #hub: ChatHub;
  readonly #wire: Wire;
  readonly #schedule: Schedule;
  readonly #encoder = new Encoder();
  readonly #decoder = new Decoder();
  readonly #id = crypto.randomUUID();
  #connection: HubConnection | null = null;
  #isClosed = false;
  #cancelPing: () => void = () => undefined;

  constructor(hub: ChatHub, wire: Wire, schedule: Schedule) {
    this.#hub = hub;
    this.#wire = wire;
    this.#schedule = schedule;
    this.#decoder.on('decoded', (packet) => void this.#take(packet));
  }

  /** Greets the client and begins to ping it. */
  open(): void {
    const greeting = {
      sid: this.#id,
      upgrades: [],
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      maxPayload: MAXIMUM_BYTES,
    };
    this.#wire.send(OPEN + JSON.stringify(greeting));
    this.#pingLater();
  }

  /** Takes a frame of the client; one that makes no sense ends the session. */
  receive(frame: string): void {
    if (frame.startsWith(CLOSE)) this.#wire.close();
    if (!frame.startsWith(MESSAGE)) return;
    try {
      this.#decoder.add(frame.slice(MESSAGE.length));
    } catch {
      this.#wire.close();
    }
  }

  /** The WebSocket is closed. */
  end(): void {
    this.#isClosed = true;
    this.#cancelPing();
    this.#connection?.close();
  }

  #pingLater(): void {
    this.#cancelPing = this.#schedule(() => {
      this.#wire.send(PING);
      this.#pingLater();
    }, PING_INTERVAL_MS);
  }

  #send(packet: Omit<Packet, 'nsp'>): void {
    const [frame] = this.#encoder.encode({ ...packet, nsp: '/' }) as string[];
    this.#wire.send(MESSAGE + frame);
  }

  async #take({ type, data, id }: Packet): Promise<void> {
    if (type === PacketType.CONNECT) {
      await this.#connect((data as { token?: unknown } | undefined)?.token);
    } else if (type === PacketType.EVENT) {
      const [event, payload] = data as [string, unknown];
      await this.#connection?.receive(event, payload);
      if (id !== undefined) this.#send({ type: PacketType.ACK, id, data: [] });
    } else if (type === PacketType.DISCONNECT) {
      this.#connection?.close();
      this.#connection = null;
    }
  }

  async #connect(token: unknown): Promise<void> {
    const connection = await this.#hub.connect(
      {
        id: this.#id,
        emit: (event, payload) => this.#send({ type: PacketType.EVENT, data: [event, payload] }),
        disconnect: () => this.#send({ type: PacketType.DISCONNECT }),
        drop: () => this.#wire.close(),
      },
      token,
    );
    if (!connection) {
      this.#send({ type: PacketType.CONNECT_ERROR, data: { message: 'Unauthorized' } });
      return;
    }
    this.#connection = connection;
    if (this.#isClosed) connection.close();
    else this.#send({ type: PacketType.CONNECT, data: { sid: this.#id } });
  }
}
