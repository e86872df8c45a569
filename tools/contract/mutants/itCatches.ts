import { catchMutant } from './catchMutants';
import type { Mutant } from './mutant';

/** The mutants of a file run concurrently, so each takes as long as several. */
const TIMEOUT_MS = 240_000;

/** Declares a test for each mutant: the contract checker catches it with the expected rule. */
export function itCatches(mutants: readonly Mutant[]): void {
  it.concurrent.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
    'catches: %s',
    async (_name, mutant) => {
      expect(await catchMutant(mutant, { isDirect: true })).toBeDefined();
    },
    TIMEOUT_MS,
  );
}
