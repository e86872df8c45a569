/**
 * Lists breaking and compatible changes between two OpenAPI documents:
 * `npm run contract:diff OLD NEW`. Exits with 0 if no change is breaking, 1 if any is, and 2 on a
 * usage error.
 */
import { compareDocuments } from './diff/compareDocuments';
import { formatChanges } from './diff/formatChanges';
import { commandName, USAGE_EXIT_CODE, UsageError } from './options/commandLine';
import { DIFF_USAGE, parseDiffOptions } from './options/parseDiffOptions';

function main(args: string[]): void {
  if (args.includes('--help')) {
    console.log(DIFF_USAGE);
    return;
  }
  const { before, after } = parseDiffOptions(args);
  const changes = compareDocuments(before, after);
  console.log(formatChanges(changes));
  if (changes.some(({ isBreaking }) => isBreaking)) process.exitCode = 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nSee ${commandName('contract:diff')} --help`);
  process.exitCode = USAGE_EXIT_CODE;
}
