/**
 * Checks a running backend against openapi.yaml: `npm run contract -- --url http://localhost:4000`.
 * Creates and changes nothing without --write. Exits with 0 if all cases pass, 1 if any fails or there
 * is no backend, and 2 on a usage error.
 */
import { basename } from 'node:path';
import { readDocument } from './document/readDocument';
import type { ContractDocument } from './document/types';
import { commandName, USAGE_EXIT_CODE, UsageError } from './options/commandLine';
import { CHECK_USAGE, parseCheckOptions, type CheckCommand } from './options/parseCheckOptions';
import { readOpenApi } from './options/parseDiffOptions';
import { formatRun } from './report/consoleReport';
import { writeReports } from './report/writeReports';
import { checkBackend } from './run/checkBackend';

function read({ files, only }: CheckCommand): ContractDocument {
  // Reports where a document is broken, or that there is none.
  readOpenApi(files.openApi);
  const document = readDocument(undefined, files);
  if (only !== undefined && document.operations.every(({ operationId }) => operationId !== only)) {
    throw new UsageError(`${basename(files.openApi)} has no operation ${only}`);
  }
  return document;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(CHECK_USAGE);
    return;
  }
  const command = parseCheckOptions(args, process.env);
  const document = read(command);
  const { settings, timeoutMs, delayMs, only, fuzz } = command;
  const result = await checkBackend({ ...settings, timeoutMs, delayMs, only, fuzz, document });
  console.log(formatRun(result));
  for (const file of writeReports(result, command.reports, command.outDirectory)) {
    console.log(`Wrote ${file}`);
  }
  if (result.cases.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nSee ${commandName('contract')} --help`);
  process.exitCode = USAGE_EXIT_CODE;
});
