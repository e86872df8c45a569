import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import type { ChatHub, HubConnection } from './hub';
import type { Schedule } from './schedule';

/** Packet types of engine.io 4; all socket.io packets are sent as its messages. */
const OPEN = '0';
const CLOSE = '1';
const PING = '2';
const MESSAGE = '4';

const PING_INTERVAL_MS = 25_000;
/** Long, because browsers throttle the timers of a hidden tab to once a minute. */
const PING_TIMEOUT_MS = 120_000;
const MAXIMUM_BYTES = 1_000_000;

/** Sends text frames over one WebSocket, on the server side. */
export type Transport = {
  send: (frame: string) => void;
  close: () => void;
};

/** The server side of socket.io over one WebSocket; connects its client to the hub. */
export class SocketIoSession {
  readonly #hub: ChatHub;
  readonly #transport: Transport;
  readonly #schedule: Schedule;
  readonly #encoder = new Encoder();
  readonly #decoder = new Decoder();
  readonly #id = crypto.randomUUID();
  #connection: HubConnection | null = null;
  #isClosed = false;
  #cancelPing: () => void = () => undefined;

  constructor(hub: ChatHub, transport: Transport, schedule: Schedule) {
    this.#hub = hub;
    this.#transport = transport;
    this.#schedule = schedule;
    this.#decoder.on('decoded', (packet) => {
      this.#handle(packet).catch(() => this.#transport.close());
    });
  }

  /** Sends the handshake and starts pinging the client. */
  open(): void {
    const handshake = {
      sid: this.#id,
      upgrades: [],
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      maxPayload: MAXIMUM_BYTES,
    };
    this.#transport.send(OPEN + JSON.stringify(handshake));
    this.#schedulePing();
  }

  /** Handles a frame from the client; an invalid one closes the session. */
  receive(frame: string): void {
    if (frame.startsWith(CLOSE)) this.#transport.close();
    if (!frame.startsWith(MESSAGE)) return;
    try {
      this.#decoder.add(frame.slice(MESSAGE.length));
    } catch {
      this.#transport.close();
    }
  }

  /** Ends the session; called when the WebSocket has closed. */
  end(): void {
    this.#isClosed = true;
    this.#cancelPing();
    this.#connection?.close();
  }

  #schedulePing(): void {
    this.#cancelPing = this.#schedule(() => {
      this.#transport.send(PING);
      this.#schedulePing();
    }, PING_INTERVAL_MS);
  }

  #send(packet: Omit<Packet, 'nsp'>): void {
    const [frame] = this.#encoder.encode({ ...packet, nsp: '/' }) as string[];
    this.#transport.send(MESSAGE + frame);
  }

  async #handle({ type, data, id }: Packet): Promise<void> {
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
        drop: () => this.#transport.close(),
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
