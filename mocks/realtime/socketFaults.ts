import { randomFrom } from '../domain/random';
import type { Schedule } from './schedule';

/** How the chat's sockets misbehave. */
export type SocketFaults = {
  /** Clients are turned away as if there were no server; those who are in stay. */
  refuses: boolean;
  /** Milliseconds by which every event comes late. */
  delayMs: number;
  /** Every event comes twice. */
  duplicates: boolean;
  /** Every second event overtakes the one before it. */
  reorders: boolean;
  /** The share of events that get lost, from 0 to 1. */
  loses: number;
};

/** Sockets as they should be. */
export const SOUND_SOCKETS: SocketFaults = {
  refuses: false,
  delayMs: 0,
  duplicates: false,
  reorders: false,
  loses: 0,
};

/** How long an event waits for the one that overtakes it, in milliseconds. */
const OVERTAKING_MS = 1000;

/** The way of one socket's events to its client, which may be a bad one. */
export class EventLine {
  readonly #faults: () => SocketFaults;
  readonly #schedule: Schedule;
  readonly #draw: () => number;
  #held: (() => void) | null = null;

  constructor(faults: () => SocketFaults, schedule: Schedule, seed: number) {
    this.#faults = faults;
    this.#schedule = schedule;
    this.#draw = randomFrom(seed);
  }

  /** Sends an event as the faults of the moment have it. */
  send(emit: () => void): void {
    const { delayMs, duplicates, reorders, loses } = this.#faults();
    if (loses > 0 && this.#draw() < loses) return;
    const arrive = duplicates ? () => [emit(), emit()] : emit;
    const depart = () => {
      if (delayMs > 0) this.#schedule(arrive, delayMs);
      else arrive();
    };
    if (reorders) this.#overtake(depart);
    else depart();
  }

  #overtake(depart: () => void): void {
    const held = this.#held;
    this.#held = null;
    if (held) {
      depart();
      held();
      return;
    }
    this.#held = depart;
    this.#schedule(() => {
      if (this.#held !== depart) return;
      this.#held = null;
      depart();
    }, OVERTAKING_MS);
  }
}
