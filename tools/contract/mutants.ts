/**
 * Verifies that the contract checker accepts the mock backend and correct variants of it, and
 * catches every mutant: `npm run contract:mutants`. Exits with 1 if it errs in either direction.
 */
import { catchMutant, checkHonestBackend, checkVariant } from './mutants/catchMutants';
import { mutants } from './mutants/mutants';
import { variants } from './mutants/variants';
import { countOutcomes } from './run/result';

/** Operations that can succeed only with a token from a mail. */
const NEEDS_MAIL = 2;

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
  let accused = 0;
  for (const variant of variants) {
    const wrong = (await checkVariant(variant)).cases.find(({ outcome }) => outcome === 'failed');
    if (wrong) accused += 1;
    const how = wrong ? `WRONGLY FAILED at ${wrong.operationId}: ${wrong.title}` : 'passes';
    console.log(`${variant.name.padEnd(width)}  ${how}`);
  }
  console.log(`\n${variants.length - accused} of ${variants.length} honest backends pass`);
  if (accused > 0 || uncaught > 0 || failed > 0 || covered < coverage.length - NEEDS_MAIL)
    process.exitCode = 1;
}

void main();
