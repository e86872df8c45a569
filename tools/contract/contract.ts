/**
 * Holds a running backend to openapi.yaml: `npm run contract -- --url http://localhost:4000`.
 * Without --write nothing is created or changed. Exit code 0 when everything holds, 1 when something
 * does not, 2 when it was called wrongly or nothing answers.
 */
import { SingleBar } from 'cli-progress';
import { readDocument } from './document/readDocument';
import { CHECK_USAGE, parseCheckOptions, type CheckCommand } from './options/parseCheckOptions';
import { USAGE_EXIT_CODE, UsageError } from './options/usageError';
import { formatRun } from './report/consoleReport';
import { writeReports } from './report/writeReports';
import { checkBackend } from './run/checkBackend';
import type { RunResult } from './run/result';

const document = readDocument();

async function expectAnswer({ settings: { url }, timeoutMs }: CheckCommand): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
  } catch {
    throw new UsageError(`Nothing answers at ${url}`);
  }
}

function expectOperation({ only }: CheckCommand): void {
  if (only !== undefined && document.operations.every(({ operationId }) => operationId !== only)) {
    throw new UsageError(`openapi.yaml has no operation ${only}`);
  }
}

/** Runs all cases under a progress bar, where somebody watches. */
async function check({ settings, timeoutMs, delayMs, only }: CheckCommand): Promise<RunResult> {
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} {operation}', hideCursor: true })
    : undefined;
  bar?.start(1, 0, { operation: '' });
  try {
    return await checkBackend({
      ...settings,
      timeoutMs,
      delayMs,
      only,
      document,
      onProgress: ({ operationId }, done, total) => {
        bar?.setTotal(total);
        bar?.update(done, { operation: operationId });
      },
    });
  } finally {
    bar?.stop();
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(CHECK_USAGE);
    return;
  }
  const command = parseCheckOptions(args, process.env);
  expectOperation(command);
  await expectAnswer(command);
  const result = await check(command);
  console.log(formatRun(result));
  for (const file of writeReports(result, command.reports, command.outDirectory)) {
    console.log(`Wrote ${file}`);
  }
  if (result.cases.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nSee npm run contract -- --help`);
  process.exitCode = USAGE_EXIT_CODE;
});
