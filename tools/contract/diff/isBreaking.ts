import type { Diff } from 'api-smart-diff';

/** One way in which the differ is corrected; undefined where it says nothing of a change. */
type Correction = (diff: Diff, lookUp: LookUp) => boolean | undefined;

/** The value at a path of the old and of the new document, references followed. */
export type LookUp = (path: Diff['path']) => { before: unknown; after: unknown };

/** Keywords whose values say nothing of each other, so that either may be outside of the other. */
const INCOMPARABLE = ['const', 'format', 'pattern', 'multipleOf'];

const isAnswer = ({ path }: Diff) => path.includes('responses');

const toTypes = (value: unknown) => new Set([value].flat());

function includes(all: Set<unknown>, some: Set<unknown>): boolean {
  return [...some].every((type) => all.has(type) || (type === 'integer' && all.has('number')));
}

/** Answers may become narrower, requests may become wider. */
const byTypes: Correction = (diff) => {
  if (diff.path.at(-1) !== 'type' || diff.action !== 'replace') return undefined;
  const [before, after] = [toTypes(diff.before), toTypes(diff.after)];
  return isAnswer(diff) ? !includes(before, after) : !includes(after, before);
};

const byIncomparableValues: Correction = ({ path, action }) =>
  action === 'replace' && INCOMPARABLE.includes(String(path.at(-1))) ? true : undefined;

/** A list of values that appears narrows, one that goes widens; its entries alone say the opposite. */
const byWholeEnum: Correction = (diff, lookUp) => {
  if (diff.path.at(-2) !== 'enum') return undefined;
  const { before, after } = lookUp(diff.path.slice(0, -1));
  if (before === undefined) return !isAnswer(diff);
  return after === undefined ? isAnswer(diff) : undefined;
};

/** Whoever reads a field of an answer misses it, required or not. */
const byRemovedField: Correction = (diff) =>
  diff.action === 'remove' && diff.path.at(-2) === 'properties' && isAnswer(diff)
    ? true
    : undefined;

/** The first parameters of an operation come as a list. */
const byNewParameters: Correction = ({ path, action, after }) =>
  action === 'add' && path.at(-1) === 'parameters'
    ? (after as { required?: boolean }[]).some(({ required }) => required)
    : undefined;

const corrections: Correction[] = [
  byTypes,
  byIncomparableValues,
  byWholeEnum,
  byRemovedField,
  byNewParameters,
];

/**
 * True for a change that a client of the old document may not survive. The differ's own verdict is
 * taken except where it is known to be wrong of OpenAPI 3.1.
 */
export function isBreaking(diff: Diff, lookUp: LookUp): boolean {
  for (const correct of corrections) {
    const verdict = correct(diff, lookUp);
    if (verdict !== undefined) return verdict;
  }
  return diff.type === 'breaking';
}
