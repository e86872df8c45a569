import type { MockBackend } from '../createMockBackend';
import { requireFault } from '../http/operationNames';
import type { FaultCounts } from '../scenarios/faultBoard';
import { formatTarget, parseTarget } from '../scenarios/faultTarget';
import { parseFault } from '../scenarios/faultText';
import { parseGrant } from '../scenarios/grants';
import {
  type PaymentEnding,
  type PaymentEndingName,
  paymentEndings,
} from '../scenarios/paymentEndings';
import type { Setup } from './setup';

/** How far the faults of a setup have come. */
export type FaultProgress = {
  /** How many requests each fault has counted. */
  counts: FaultCounts;
  /** The ending of the last checkout, whose payment may not be settled; null if it was the user's. */
  lastEnding: PaymentEndingName | null;
};

/** Holds the setup of a mock backend and applies it. */
export class Controls {
  readonly #backend: MockBackend;
  /** The latency if the setup sets none. */
  readonly #hostLatencyMs: number;
  readonly #listeners = new Set<() => void>();
  #setup: Setup;
  #lastEnding: PaymentEndingName | null = null;

  constructor(backend: MockBackend, setup: Setup) {
    this.#backend = backend;
    this.#hostLatencyMs = backend.latencyMs;
    this.#setup = setup;
    const { scenario, ...others } = setup;
    // A backend that starts with the scenario does not apply it again: that would end sessions.
    this.#apply(scenario === backend.scenario ? others : setup);
  }

  /** Returns the active setup, a new object after each change. */
  readonly setup = (): Setup => this.#setup;

  /** Calls `listener` after each change; returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes parts of the setup; the others are not applied again. */
  change(changes: Partial<Setup>): void {
    this.#setup = { ...this.#setup, ...changes };
    this.#apply(changes);
    for (const listener of this.#listeners) listener();
  }

  /**
   * Sets the fault of a target from the text of its parts, instead of the one it has, or removes that with
   * null; throws an error message if it cannot have that fault.
   */
  setFault(target: string, parts: string | null): void {
    const set = parts === null ? [] : [requireFault(...parseFault(`${target}:${parts}`))];
    const known = formatTarget(parseTarget(target));
    const others = Object.entries(this.#setup.faults).filter(([each]) => each !== known);
    this.change({ faults: Object.fromEntries([...others, ...set]) });
  }

  /** Changes parts of the setup, and asks for data that was not asked for yet, which it returns; rejects with an error message. */
  async adopt({ grants = [], ...others }: Partial<Setup>): Promise<readonly string[]> {
    this.change(others);
    const missing = grants.filter((text) => !this.#setup.grants.includes(text));
    await this.grant(...missing);
    return missing;
  }

  /** Asks for data, each as in a URL; rejects with an error message. */
  async grant(...texts: readonly string[]): Promise<void> {
    if (texts.length === 0) return;
    await this.#backend.grant(texts.map(parseGrant));
    this.change({ grants: [...new Set([...this.#setup.grants, ...texts])] });
  }

  /** Returns the ending chosen for the checkout that opens, once; its faults stay until the next one opens. */
  takePayment(): PaymentEnding | null {
    const [next, ...payments] = this.#setup.payments;
    if (!next) return null;
    this.change({ payments });
    return this.#startEnding(next);
  }

  /** Returns how far the faults have come, for the next page or for a bug report. */
  faultProgress(): FaultProgress {
    return { counts: this.#backend.faults.counts(), lastEnding: this.#lastEnding };
  }

  /** Lets the faults go on from where they had come. */
  resumeFaults({ counts, lastEnding }: FaultProgress): void {
    if (lastEnding !== null) this.#startEnding(lastEnding);
    this.#backend.faults.restart(counts);
  }

  #startEnding(name: PaymentEndingName): PaymentEnding {
    const ending: PaymentEnding = paymentEndings[name];
    this.#lastEnding = name;
    this.#backend.faults.replace('payment', structuredClone(ending.faults ?? {}));
    return ending;
  }

  /**
   * Resets the shop and keeps the setup. Another size is a separate shop, which the host opens when it
   * next starts.
   */
  async reset(start: Partial<Pick<Setup, 'seed' | 'seeded' | 'size'>> = {}): Promise<void> {
    const isOther = start.size !== undefined && start.size !== this.#setup.size;
    const wanted = { ...this.#setup, ...start, grants: [] };
    if (!isOther) await this.#backend.reset(wanted);
    this.change(wanted);
  }

  /** Imports an exported state; rejects with an error message if the value is invalid. */
  async importState(value: unknown): Promise<void> {
    await this.#backend.importState(value);
    const { seed, anchor } = this.#backend;
    const seeded = this.#setup.seeded === null ? null : anchor;
    this.change({ ...this.#setup, seed, seeded });
  }

  #apply(changes: Partial<Setup>): void {
    const { scenario, latencyMs, clock, faults, sockets, payments, passOn, extensions } = changes;
    const backend = this.#backend;
    if (scenario !== undefined) backend.applyScenario(scenario);
    if (latencyMs !== undefined) backend.latencyMs = latencyMs ?? this.#hostLatencyMs;
    if (clock !== undefined) backend.clock.set(clock);
    if (faults !== undefined) backend.faults.replace('own', faults);
    if (sockets !== undefined) backend.hub.setSocketFaults(sockets);
    if (passOn !== undefined) backend.passOn = passOn;
    if (extensions !== undefined) backend.extensions = extensions;
    if (payments !== undefined) {
      this.#lastEnding = null;
      backend.faults.replace('payment', {});
    }
  }
}
