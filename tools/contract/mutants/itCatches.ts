import { catchMutant } from './catchMutants';
import type { Mutant } from './mutant';

/** Declares a test for each mutant: the contract checker catches it where it should. */
export function itCatches(mutants: readonly Mutant[]): void {
  it.concurrent.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
    'catches: %s',
    async (_name, mutant) => {
      expect(await catchMutant(mutant)).toBeDefined();
    },
  );
}
