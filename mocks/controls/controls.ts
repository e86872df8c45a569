import type { MockBackend } from '../createMockBackend';
import { requireFault } from '../http/operationNames';
import type { Fault } from '../scenarios/faults';
import { paymentEndings, type PaymentEnding } from '../scenarios/paymentEndings';
import type { Setup } from './setup';

/** Holds the set-up of a mock backend and brings it about. */
export class Controls {
  readonly #backend: MockBackend;
  /** What every answer takes where the set-up does not say it. */
  readonly #hostLatencyMs: number;
  readonly #listeners = new Set<() => void>();
  #setup: Setup;

  constructor(backend: MockBackend, setup: Setup) {
    this.#backend = backend;
    this.#hostLatencyMs = backend.latencyMs;
    this.#setup = setup;
    this.#bringAbout(setup);
  }

  /** The set-up in force; another object after each change. */
  readonly setup = (): Setup => this.#setup;

  /** Calls `listener` after each change; answers how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes parts of the set-up; those that stay go on undisturbed. */
  change(changes: Partial<Setup>): void {
    this.#setup = { ...this.#setup, ...changes };
    this.#bringAbout(changes);
    for (const listener of this.#listeners) listener();
  }

  /** Makes one operation misbehave, or no longer for null; throws when it cannot. */
  setFault(operationId: string, fault: Fault | null): void {
    const set = fault ? [requireFault(operationId, fault)] : [];
    const others = Object.entries(this.#setup.faults).filter(([id]) => id !== operationId);
    this.change({ faults: Object.fromEntries([...others, ...set]) });
  }

  /** The ending that was chosen for the next checkout, once; its faults stay for the payment. */
  takePayment(): PaymentEnding | null {
    const { payment } = this.#setup;
    if (payment === null) return null;
    this.#setup = { ...this.#setup, payment: null };
    for (const listener of this.#listeners) listener();
    return paymentEndings[payment];
  }

  /**
   * Forgets everything that happened in the shop; the set-up stays. Another size is another shop,
   * which a host opens at its next start as it was left.
   */
  async reset({ seed, size }: Partial<Pick<Setup, 'seed' | 'size'>> = {}): Promise<void> {
    const isOther = size !== undefined && size !== this.#setup.size;
    const wanted = { seed: seed ?? this.#setup.seed, size: size ?? this.#setup.size };
    if (!isOther) await this.#backend.reset(wanted.seed);
    this.change({ ...this.#setup, ...wanted });
  }

  /** Takes up an exported state; rejects with a sentence when it is none. */
  async importState(value: unknown): Promise<void> {
    await this.#backend.importState(value);
    this.change({ ...this.#setup, seed: this.#backend.seed });
  }

  #bringAbout(changes: Partial<Setup>): void {
    const { scenario, latencyMs, clock, faults, sockets, payment, passOn } = changes;
    const backend = this.#backend;
    if (scenario !== undefined) backend.applyScenario(scenario);
    if (latencyMs !== undefined) backend.latencyMs = latencyMs ?? this.#hostLatencyMs;
    if (clock !== undefined) backend.clock.set(clock);
    if (faults !== undefined) backend.faults.replace('own', faults);
    if (sockets !== undefined) backend.hub.setSocketFaults(sockets);
    if (passOn !== undefined) backend.passOn = passOn;
    if (payment !== undefined) {
      const ending: PaymentEnding | null = payment && paymentEndings[payment];
      backend.faults.replace('payment', structuredClone(ending?.faults ?? {}));
    }
  }
}
