import { EVERY_OPERATION, type Fault, isStanding, strikes } from './faults';

type Faults = Readonly<Record<string, Fault>>;
type Posted = { fault: Fault; calls: number };

const post = (fault: Fault): Posted => ({ fault, calls: 0 });

/** The origins of faults; the first one with a matching fault wins. */
const LAYERS = ['payment', 'own', 'scenario'] as const;
type Layer = (typeof LAYERS)[number];

/** The active faults by operationId: of a single payment, set by hand, and of the scenario. */
export class FaultBoard {
  readonly #layers: Record<Layer, Map<string, Posted>> = {
    payment: new Map(),
    own: new Map(),
    scenario: new Map(),
  };

  /** Sets the fault of an operation and restarts its request count. */
  set(operationId: string, fault: Fault): void {
    this.#layers.own.set(operationId, post(fault));
  }

  /** Replaces all faults of one origin; a fault that stays keeps its request count. */
  replace(layer: Layer, faults: Faults): void {
    const before = this.#layers[layer];
    this.#layers[layer] = new Map(
      Object.entries(faults).map(([id, fault]) => {
        const posted = before.get(id);
        return [id, posted?.fault === fault ? posted : post(fault)];
      }),
    );
  }

  /** Counts a request to an operation and returns the fault that affects it. */
  take(operationId: string): Fault | undefined {
    const posted = this.#of(operationId);
    for (const entry of posted) entry.calls += 1;
    return posted.find(({ fault, calls }) => strikes(fault, calls))?.fault;
  }

  /** Returns the fault that affects every request to an operation, without counting one. */
  standing(operationId: string): Fault | undefined {
    return this.#of(operationId).find(({ fault }) => isStanding(fault))?.fault;
  }

  /** Removes every fault, including those of the scenario. */
  clear(): void {
    for (const layer of LAYERS) this.#layers[layer].clear();
  }

  #of(operationId: string): Posted[] {
    return LAYERS.flatMap((layer) =>
      [operationId, EVERY_OPERATION].flatMap((id) => this.#layers[layer].get(id) ?? []),
    );
  }
}
