import type { ContractDocument } from '../../document/types';
import type { World } from '../../world/world';
import { REFUSALS } from '../case';
import { CaseFailed, type Probe } from '../probe';
import { makeStage, type Play, type Scene, type Step } from './scenes';

type Fields = Record<string, unknown>;

const ERRORS = 400;

/** What the answer of a write and the reads after it show, by place. */
export type Leaves = ReadonlyMap<string, unknown>;

/** Collects the values of a JSON value by their places; an entry of a list has one from each end. */
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
  /** Whether it may be refused as a whole. */
  mayRefuse?: boolean;
  /** Whether to send it in a scene of its own. */
  isFresh?: boolean;
  headers?: Record<string, string>;
  /** Judges the answer, before it is used to read more. */
  judge?: (answer: Leaves) => void;
};

/** Tries a write several times, in scenes that are made when they are needed. */
export class Trial {
  #scene: Scene | undefined;
  readonly #undo: Step[] = [];

  constructor(
    readonly operationId: string,
    readonly play: Play,
    readonly probe: Probe,
    readonly world: World,
  ) {}

  get #successes(): number[] {
    const { due } = this.play;
    const { responses } = this.world.document.operation(this.operationId);
    return due === undefined ? [...responses.keys()].filter((status) => status < ERRORS) : [due];
  }

  /** The scene of the next call; `isFresh` makes one with nobody and nothing of the scenes before. */
  async scene(isFresh = false): Promise<Scene> {
    if (isFresh || !this.#scene) {
      const stage = await makeStage(this.probe, this.world, isFresh);
      this.#scene = await this.play.make(stage);
    }
    return this.#scene;
  }

  /**
   * Sends the body of the scene after `change`, and reads what it shows. Resolves with undefined if the
   * backend refuses it, which is right if `mayRefuse`.
   */
  async send(
    change: (body: Fields) => Fields,
    { mayRefuse = false, isFresh = false, headers, judge }: SendOptions = {},
  ): Promise<Leaves | undefined> {
    const { call, reads, undo } = await this.scene(isFresh);
    const due = [...this.#successes, ...(mayRefuse ? REFUSALS : [])];
    const response = await this.probe.call(
      this.operationId,
      { ...call, ...(call.body && { body: change(call.body) }), ...(headers && { headers }) },
      due,
    );
    if (mayRefuse && REFUSALS.includes(response.status)) return undefined;
    const answer = (response.json ?? {}) as Fields;
    if (this.play.isOnce) this.#scene = undefined;
    const shown = { [this.operationId]: answer };
    judge?.(collectLeaves(shown));
    if (this.probe.findings.length > 0) throw new CaseFailed();
    if (this.play.due !== undefined) return collectLeaves(shown);
    this.#undo.push(...(undo?.(answer) ?? []));
    return collectLeaves({ ...shown, ...(await this.#read(reads?.(answer) ?? [])) });
  }

  async #read(steps: readonly Step[]): Promise<Fields> {
    const shown: Fields = {};
    const { document, settings } = this.world;
    for (const [index, [operationId, read]] of steps.entries()) {
      const { isExtension } = document.operation(operationId);
      if (isExtension && !settings.includeExtensions) continue;
      shown[`${operationId} ${index}`] = await this.probe.read(operationId, read);
    }
    return shown;
  }

  /** Reads what the scene shows by itself. */
  async show(): Promise<Leaves> {
    const { reads } = await this.scene();
    return collectLeaves(await this.#read(reads?.({}) ?? []));
  }

  /** Expects that the body of the scene after `change` is refused. */
  async expectRefusal(change: (body: Fields) => Fields, due: readonly number[]): Promise<void> {
    const { call } = await this.scene();
    await this.probe.call(this.operationId, { ...call, body: change(call.body ?? {}) }, due);
  }

  /** Removes what the calls have made. */
  async end(): Promise<void> {
    for (const [operationId, call] of this.#undo) await this.probe.call(operationId, call);
  }
}

/** Returns the operations that the plays name, as far as the document has them. */
export const played = ({ operations }: ContractDocument, plays: Record<string, Play>) =>
  operations.filter(({ operationId }) => Object.hasOwn(plays, operationId));

/** Returns those of them that have a JSON body. */
export const playedWithBody = (document: ContractDocument, plays: Record<string, Play>) =>
  played(document, plays).filter(({ body }) => body?.validate);
