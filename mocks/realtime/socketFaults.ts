import { randomFrom } from '@/lib/random';
import type { Schedule } from './schedule';

/** Faults of the chat's sockets. */
export type SocketFaults = {
  /** Rejects new clients as if there were no server; connected ones stay. */
  refuses: boolean;
  /** Delay of every event, in milliseconds. */
  delayMs: number;
  /** Delivers every event twice. */
  duplicates: boolean;
  /** Swaps each pair of events. */
  reorders: boolean;
  /** The share of events to lose, from 0 to 1. */
  loses: number;
};

/** No socket faults. */
export const NO_SOCKET_FAULTS: SocketFaults = {
  refuses: false,
  delayMs: 0,
  duplicates: false,
  reorders: false,
  loses: 0,
};

/** How long an event waits for the next one to overtake it, in milliseconds. */
const OVERTAKING_MS = 1000;

/** Sends events to one client, subject to the socket faults. */
export class SocketSender {
  readonly #faults: () => SocketFaults;
  readonly #schedule: Schedule;
  readonly #draw: () => number;
  #held: (() => void) | null = null;

  constructor(faults: () => SocketFaults, schedule: Schedule, seed: number) {
    this.#faults = faults;
    this.#schedule = schedule;
    this.#draw = randomFrom(seed);
  }

  /** Sends an event subject to the current faults. */
  send(emit: () => void): void {
    const { delayMs, duplicates, reorders, loses } = this.#faults();
    if (loses > 0 && this.#draw() < loses) return;
    const deliver = duplicates ? () => [emit(), emit()] : emit;
    const send = () => {
      if (delayMs > 0) this.#schedule(deliver, delayMs);
      else deliver();
    };
    if (reorders) this.#reorder(send);
    else send();
  }

  #reorder(send: () => void): void {
    const held = this.#held;
    this.#held = null;
    if (held) {
      send();
      held();
      return;
    }
    this.#held = send;
    this.#schedule(() => {
      if (this.#held !== send) return;
      this.#held = null;
      send();
    }, OVERTAKING_MS);
  }
}
