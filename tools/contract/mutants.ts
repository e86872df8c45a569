/**
 * Verifies that the contract checker accepts the mock backend and catches every mutant of it:
 * `npm run contract:mutants`. Exits with 1 if the mock backend fails or a mutant is not caught.
 */
import { catchMutant, checkHonestBackend, mutants } from './mutants/catchMutants';
import { countOutcomes } from './run/result';

async function main(): Promise<void> {
  const { cases, coverage } = await checkHonestBackend();
  const { passed, failed, skipped } = countOutcomes(cases);
  const covered = coverage.filter(({ isCovered }) => isCovered).length;
  console.log(
    `The unchanged backend: ${passed} passed, ${failed} failed, ${skipped} skipped, ` +
      `${covered} of ${coverage.length} operations covered\n`,
  );
  const width = Math.max(...mutants.map(({ name }) => name.length));
  let uncaught = 0;
  for (const mutant of mutants) {
    const caught = await catchMutant(mutant);
    if (!caught) uncaught += 1;
    const by = caught ? `caught by ${caught.operationId}: ${caught.title}` : 'NOT CAUGHT';
    console.log(`${mutant.name.padEnd(width)}  ${by}`);
  }
  console.log(`\n${mutants.length - uncaught} of ${mutants.length} mutants caught`);
  if (uncaught > 0 || failed > 0 || covered < coverage.length) process.exitCode = 1;
}

void main();
