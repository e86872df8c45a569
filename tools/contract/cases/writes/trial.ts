import type { ContractDocument, Operation } from '../../document/types';
import type { World } from '../../world/world';
import { type Case, flowCase, REFUSALS } from '../case';
import { CaseFailed, type Probe } from '../probe';
import { makeStage, plays, type Scene, type Step } from './scenes';

type Fields = Record<string, unknown>;

/** Returns the documented statuses of success. */
export const successesOf = ({ responses }: Operation): number[] =>
  [...responses.keys()].filter((status) => status < 400);

/** What a write's response and the reads after it show, by place. */
export type Leaves = ReadonlyMap<string, unknown>;

/**
 * Collects the values of a JSON value by place; each list entry has a place counted from either
 * end.
 */
export function collectLeaves(value: unknown, place = '', into = new Map<string, unknown>()) {
  if (Array.isArray(value)) {
    value.forEach((entry, index) => {
      collectLeaves(entry, `${place}[${index}]`, into);
      collectLeaves(entry, `${place}[${index - value.length}]`, into);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, own] of Object.entries(value)) collectLeaves(own, `${place}/${name}`, into);
  } else into.set(place, value);
  return into;
}

type SendOptions = {
  /** Whether the backend may reject it as a whole. */
  mayRefuse?: boolean;
  /** Whether to send it in a new scene. */
  isFresh?: boolean;
  headers?: Record<string, string>;
  /** Checks the response, before more is read with it. */
  judge?: (answer: Leaves) => void;
};

/** Exercises a write several times, in scenes created on demand. */
export class Trial {
  #scene: Scene | undefined;
  readonly #undo: Step[] = [];

  constructor(
    readonly operation: Operation,
    readonly probe: Probe,
    readonly world: World,
  ) {}

  /**
   * Returns the scene of the next call; `isFresh` creates one that shares nothing with earlier
   * scenes.
   */
  async scene(isFresh = false): Promise<Scene> {
    if (isFresh || !this.#scene) {
      const stage = await makeStage(this.probe, this.world, isFresh);
      this.#scene = await plays[this.operation.operationId]!.make(stage);
    }
    return this.#scene;
  }

  /**
   * Sends the scene's body after `change`, and reads what it shows. Resolves to undefined if the
   * backend rejects it, which is accepted if `mayRefuse`.
   */
  async send(
    change: (body: Fields) => Fields,
    { mayRefuse = false, isFresh = false, headers, judge }: SendOptions = {},
  ): Promise<Leaves | undefined> {
    const { call, reads, undo } = await this.scene(isFresh);
    const { operationId } = this.operation;
    const { due, isOnce } = plays[operationId]!;
    const response = await this.probe.call(
      operationId,
      { ...call, ...(call.body && { body: change(call.body) }), ...(headers && { headers }) },
      [
        ...(due === undefined ? successesOf(this.operation) : [due]),
        ...(mayRefuse ? REFUSALS : []),
      ],
    );
    if (mayRefuse && REFUSALS.includes(response.status)) return undefined;
    const answer = (response.json ?? {}) as Fields;
    if (isOnce) this.#scene = undefined;
    const shown = { [operationId]: answer };
    judge?.(collectLeaves(shown));
    if (this.probe.findings.length > 0) throw new CaseFailed();
    if (due !== undefined) return collectLeaves(shown);
    this.#undo.push(...(undo?.(answer) ?? []));
    return collectLeaves({ ...shown, ...(await this.#read(reads?.(answer) ?? [])) });
  }

  async #read(steps: readonly Step[]): Promise<Fields> {
    const shown: Fields = {};
    const { document } = this.world;
    for (const [index, [operationId, read]] of steps.entries()) {
      const { extension } = document.operation(operationId);
      if (!this.world.offers(extension)) continue;
      shown[`${operationId} ${index}`] = await this.probe.read(operationId, read);
    }
    return shown;
  }

  /** Reads what the scene shows before any write. */
  async show(): Promise<Leaves> {
    const { reads } = await this.scene();
    return collectLeaves(await this.#read(reads?.({}) ?? []));
  }

  /** Removes what the calls have created. */
  async end(): Promise<void> {
    const steps = new Map(this.#undo.map((step) => [JSON.stringify(step), step]));
    for (const [operationId, call] of steps.values()) await this.probe.call(operationId, call);
  }
}

/** Creates a case that exercises a write, and removes what it has created. */
export const trialCase = (
  operation: Operation,
  [title, due]: [title: string, due: readonly number[]],
  run: (trial: Trial) => Promise<void>,
): Case =>
  flowCase([operation.operationId, due, title], async (probe, world) => {
    const trial = new Trial(operation, probe, world);
    await run(trial);
    await trial.end();
  });

/** Returns the operations with a play that the document contains. */
export const played = ({ operations }: ContractDocument) =>
  operations.filter(({ operationId }) => Object.hasOwn(plays, operationId));

/** Returns those of them with a JSON body. */
export const playedWithBody = (document: ContractDocument) =>
  played(document).filter(({ body }) => body?.validate);

/** Returns whether a write can succeed. */
export const canSucceed = ({ operationId }: Operation) => plays[operationId]!.due === undefined;
