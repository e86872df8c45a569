import fc from 'fast-check';

/** The same examples in every run, so that a failure can be repeated. */
const SEED = 20_261_122;
const EXAMPLES = 400;

/** Asserts a property for examples drawn from `arbitrary`; a failure names the smallest one. */
export function holdsFor<Value>(
  arbitrary: fc.Arbitrary<Value>,
  check: (value: Value) => void,
): void {
  fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns: EXAMPLES });
}

/** Any JSON text, with the names that could reach a prototype, and any text that is no JSON. */
export const storedTexts = (names: readonly string[]): fc.Arbitrary<string> => {
  const key = fc.constantFrom(...names, '__proto__', 'constructor', 'prototype', 'length');
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc
        .array(fc.tuple(key, tie('value')), { maxLength: 7 })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }));
  return fc.oneof(
    value.map((json) => JSON.stringify(json)),
    fc.string(),
  );
};
