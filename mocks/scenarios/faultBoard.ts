import { EVERY_OPERATION, isStanding, strikes, type Fault } from './faults';

type Faults = Readonly<Record<string, Fault>>;
type Posted = { fault: Fault; calls: number };

const post = (fault: Fault): Posted => ({ fault, calls: 0 });

/** The faults in force, by operationId: those that somebody has set, then those of the scenario. */
export class FaultBoard {
  readonly #own = new Map<string, Posted>();
  #scenario = new Map<string, Posted>();

  /** Makes an operation misbehave; its calls are counted anew. */
  set(operationId: string, fault: Fault): void {
    this.#own.set(operationId, post(fault));
  }

  /** Ends what `set` began. */
  remove(operationId: string): void {
    this.#own.delete(operationId);
  }

  /** Replaces the faults of the situation; those that were set stay. */
  setScenario(faults: Faults): void {
    this.#scenario = new Map(Object.entries(faults).map(([id, fault]) => [id, post(fault)]));
  }

  /** The faults that were set, without those of the situation. */
  own(): Record<string, Fault> {
    return Object.fromEntries([...this.#own].map(([id, { fault }]) => [id, fault]));
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
    this.#own.clear();
    this.#scenario.clear();
  }

  #of(operationId: string): Posted[] {
    return [this.#own, this.#scenario].flatMap((faults) =>
      [operationId, EVERY_OPERATION].flatMap((id) => faults.get(id) ?? []),
    );
  }
}
