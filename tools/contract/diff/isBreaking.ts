import type { Diff } from 'api-smart-diff';

/** Overrides the verdict of api-smart-diff; returns undefined for changes it does not apply to. */
type Correction = (diff: Diff, lookUp: LookUp) => boolean | undefined;

/** Returns the value at a path in the old and the new document, with references resolved. */
export type LookUp = (path: Diff['path']) => { before: unknown; after: unknown };

/** Keywords whose values cannot be compared, so any change of them may be breaking. */
const INCOMPARABLE = ['const', 'format', 'pattern', 'multipleOf'];

/** Keywords for the properties of an object that are not listed. */
const FURTHER_PROPERTIES = ['additionalProperties', 'unevaluatedProperties'];

const isResponse = ({ path }: Diff) => path.includes('responses');

const toTypes = (value: unknown) => new Set([value].flat());

function includes(all: Set<unknown>, some: Set<unknown>): boolean {
  return [...some].every((type) => all.has(type) || (type === 'integer' && all.has('number')));
}

/** Types of responses may become narrower, those of requests wider. */
const byTypes: Correction = (diff) => {
  if (diff.path.at(-1) !== 'type' || diff.action !== 'replace') return undefined;
  const [before, after] = [toTypes(diff.before), toTypes(diff.after)];
  return isResponse(diff) ? !includes(before, after) : !includes(after, before);
};

const byIncomparableValues: Correction = ({ path, action }) =>
  action === 'replace' && INCOMPARABLE.includes(String(path.at(-1))) ? true : undefined;

/**
 * Adding an enum narrows a type and removing it widens it. The diff lists its values as added or
 * removed, which suggests the opposite.
 */
const byWholeEnum: Correction = (diff, lookUp) => {
  if (diff.path.at(-2) !== 'enum') return undefined;
  const { before, after } = lookUp(diff.path.slice(0, -1));
  if (before === undefined) return !isResponse(diff);
  return after === undefined ? isResponse(diff) : undefined;
};

/** Clients may depend on any field of a response, required or not. */
const byRemovedField: Correction = (diff) =>
  diff.action === 'remove' && diff.path.at(-2) === 'properties' && isResponse(diff)
    ? true
    : undefined;

/** The first parameters of an operation are reported as one added list. */
const byNewParameters: Correction = ({ path, action, after }) =>
  action === 'add' && path.at(-1) === 'parameters'
    ? (after as { required?: boolean }[]).some(({ required }) => required)
    : undefined;

/**
 * Without the keyword, every further property is allowed. A request may allow more, and a response less,
 * unless clients use what is described.
 */
const byFurtherProperties: Correction = (diff) => {
  if (!FURTHER_PROPERTIES.includes(String(diff.path.at(-1)))) return undefined;
  const before: unknown = diff.action === 'add' ? true : diff.before;
  const after: unknown = diff.action === 'remove' ? true : diff.after;
  const isDescribed = (value: unknown) => typeof value === 'object';
  if (isResponse(diff)) return isDescribed(before);
  return after === false || (isDescribed(after) && before !== false);
};

const corrections: Correction[] = [
  byTypes,
  byIncomparableValues,
  byWholeEnum,
  byRemovedField,
  byNewParameters,
  byFurtherProperties,
];

/**
 * Returns whether a change may break clients of the old document. Uses the verdict of api-smart-diff
 * except where it is known to be wrong for OpenAPI 3.1.
 */
export function isBreaking(diff: Diff, lookUp: LookUp): boolean {
  for (const correct of corrections) {
    const verdict = correct(diff, lookUp);
    if (verdict !== undefined) return verdict;
  }
  return diff.type === 'breaking';
}
