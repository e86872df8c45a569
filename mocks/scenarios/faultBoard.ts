import { EVERY_OPERATION, isStanding, strikes, type Fault } from './faults';

type Faults = Readonly<Record<string, Fault>>;
type Posted = { fault: Fault; calls: number };

const post = (fault: Fault): Posted => ({ fault, calls: 0 });

/** Where faults come from; those of the first that strikes hold. */
const LAYERS = ['payment', 'own', 'scenario'] as const;
type Layer = (typeof LAYERS)[number];

/** The faults in force, by operationId: for one payment, set by hand, and of the situation. */
export class FaultBoard {
  readonly #layers: Record<Layer, Map<string, Posted>> = {
    payment: new Map(),
    own: new Map(),
    scenario: new Map(),
  };

  /** Makes an operation misbehave; its calls are counted anew. */
  set(operationId: string, fault: Fault): void {
    this.#layers.own.set(operationId, post(fault));
  }

  /** Replaces all faults of one origin; the very same fault goes on counting its calls. */
  replace(layer: Layer, faults: Faults): void {
    const before = this.#layers[layer];
    this.#layers[layer] = new Map(
      Object.entries(faults).map(([id, fault]) => {
        const posted = before.get(id);
        return [id, posted?.fault === fault ? posted : post(fault)];
      }),
    );
  }

  /** Counts a call of an operation and answers the fault that strikes it. */
  take(operationId: string): Fault | undefined {
    const posted = this.#of(operationId);
    for (const entry of posted) entry.calls += 1;
    return posted.find(({ fault, calls }) => strikes(fault, calls))?.fault;
  }

  /** The fault that strikes an operation whichever call it is; nothing is counted. */
  standing(operationId: string): Fault | undefined {
    return this.#of(operationId).find(({ fault }) => isStanding(fault))?.fault;
  }

  /** Ends every fault, those of the situation too. */
  clear(): void {
    for (const layer of LAYERS) this.#layers[layer].clear();
  }

  #of(operationId: string): Posted[] {
    return LAYERS.flatMap((layer) =>
      [operationId, EVERY_OPERATION].flatMap((id) => this.#layers[layer].get(id) ?? []),
    );
  }
}
