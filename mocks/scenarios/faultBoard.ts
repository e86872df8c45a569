import { type Effect, type Fault, isStanding, strike } from './faults';
import {
  closenessOf,
  type FaultTarget,
  formatTarget,
  isTarget,
  parseTarget,
  type TargetedRequest,
} from './faultTarget';
import { formatFault } from './faultText';

/** Faults by the text of their target. */
export type Faults = Readonly<Record<string, Fault>>;
type Posted = { layer: Layer; target: FaultTarget; fault: Fault; calls: number };

/** What a fault does to one request, and that in words for the log. */
export type Strike = { effect: Effect; applied: string };

/** The origins of faults, with their names in the log; the first one with a matching fault wins. */
const LAYERS = { payment: 'payment', own: 'fault', scenario: 'scenario' } as const;
type Layer = keyof typeof LAYERS;
const LAYER_NAMES = Object.keys(LAYERS) as Layer[];

/** How many requests each fault has counted, by its origin and its text. */
export type FaultCounts = Partial<Record<Layer, Record<string, number>>>;

const post = (layer: Layer, target: string, fault: Fault): Posted => ({
  layer,
  target: parseTarget(target),
  fault,
  calls: 0,
});

/**
 * The active faults by target: of a single payment, set by hand, and of the scenario. Of those of one
 * origin, the one whose target describes the request most closely wins.
 */
export class FaultBoard {
  readonly #layers: Record<Layer, Map<string, Posted>> = {
    payment: new Map(),
    own: new Map(),
    scenario: new Map(),
  };

  /** Sets the fault of a target and restarts its request count. */
  set(target: string, fault: Fault): void {
    this.#layers.own.set(target, post('own', target, fault));
  }

  /** Replaces all faults of one origin; a fault that stays keeps its request count. */
  replace(layer: Layer, faults: Faults): void {
    const before = this.#layers[layer];
    this.#layers[layer] = new Map(
      Object.entries(faults).map(([target, fault]) => {
        const posted = before.get(target);
        return [target, posted?.fault === fault ? posted : post(layer, target, fault)];
      }),
    );
  }

  /** Counts a request for every fault that is for it, and returns what the winning one does to it. */
  take(request: TargetedRequest): Strike | undefined {
    const posted = this.#inOrder().filter(({ target }) => isTarget(target, request));
    for (const each of posted) each.calls += 1;
    for (const { layer, target, fault, calls } of posted) {
      const effect = strike(fault, calls);
      if (effect) {
        return { effect, applied: `${LAYERS[layer]} ${formatFault(formatTarget(target), fault)}` };
      }
    }
    return undefined;
  }

  /** Returns the fault that affects every request to an operation, without counting one. */
  standing(operationId: string): Fault | undefined {
    // Neither a guest nor anybody in particular.
    const any = { operationId, id: undefined, query: new URLSearchParams(), email: '' };
    return this.#inOrder().find(({ target, fault }) => isTarget(target, any) && isStanding(fault))
      ?.fault;
  }

  /** Returns how many requests each fault has counted. */
  counts(): FaultCounts {
    const countsOf = (layer: Layer) =>
      [...this.#layers[layer]].map(([target, { fault, calls }]) => [
        formatFault(target, fault),
        calls,
      ]);
    return Object.fromEntries(
      LAYER_NAMES.map((layer) => [layer, Object.fromEntries(countsOf(layer))]),
    );
  }

  /** Lets each fault go on from a count; those that have none start anew. */
  restart(counts: FaultCounts = {}): void {
    for (const layer of LAYER_NAMES) {
      for (const [target, posted] of this.#layers[layer]) {
        posted.calls = counts[layer]?.[formatFault(target, posted.fault)] ?? 0;
      }
    }
  }

  /** Removes every fault, including those of the scenario. */
  clear(): void {
    for (const posted of Object.values(this.#layers)) posted.clear();
  }

  #inOrder(): Posted[] {
    return LAYER_NAMES.flatMap((layer) =>
      [...this.#layers[layer].values()].sort(
        (one, other) => closenessOf(other.target) - closenessOf(one.target),
      ),
    );
  }
}
