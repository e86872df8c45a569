import fc from 'fast-check';

/** A fixed seed, so that a failure can be reproduced. */
const SEED = 20_261_122;
const EXAMPLES = 400;

/** Asserts a property for examples drawn from `arbitrary`; a failure names the smallest one. */
export function holdsFor<Value>(
  arbitrary: fc.Arbitrary<Value>,
  check: (value: Value) => void,
): void {
  fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns: EXAMPLES });
}

/** Names that objects inherit or that reach a prototype. */
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'toJSON', 'length'];
/** A number that overflows; JSON has no other way to express infinity. */
const INFINITE = '1e999';

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constantFrom(null, INFINITE)),
    fc.array(tie('json'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...INHERITED, 'id'), tie('json')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

const toText = (value: unknown) => JSON.stringify(value).replaceAll(`"${INFINITE}"`, INFINITE);

type Path = readonly string[];

/** Returns the path of a value and of everything in it. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...parts.flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  // An earlier change may have removed what was there.
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  const parts = copy as Record<string, unknown>;
  parts[key] = withPart(parts[key], rest, part);
  return copy;
}

/** Mutations of the JSON text of a value with up to three parts replaced, and arbitrary text. */
export const damagedTexts = (value: unknown): fc.Arbitrary<string> => {
  const change = fc.tuple(fc.constantFrom(...pathsIn(value)), json);
  const damaged = fc
    .array(change, { maxLength: 3 })
    .map((changes) => changes.reduce((all, [path, part]) => withPart(all, path, part), value));
  return fc.oneof({ weight: 4, arbitrary: damaged.map(toText) }, json.map(toText), fc.string());
};

/** A few examples, the same in every run. */
export const examplesOf = <Value>(arbitrary: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(arbitrary, { seed: SEED, numRuns: count });
