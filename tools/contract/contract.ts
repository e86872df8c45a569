/**
 * Checks a running backend against openapi.yaml: `npm run contract -- --url http://localhost:4000`.
 * Creates and changes nothing without --write. Exits with 0 if all cases pass, 1 if any fails or there
 * is no backend, and 2 on a usage error.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KEYS } from './cases/case';
import { readDocument } from './document/readDocument';
import type { ContractDocument } from './document/types';
import { runCommand, UsageError } from './options/commandLine';
import { CHECK_USAGE, type CheckCommand, parseCheckOptions } from './options/parseCheckOptions';
import { formatRun } from './report/consoleReport';
import { toJunit } from './report/junitReport';
import { checkBackend } from './run/checkBackend';
import { DETECTED } from './run/resolveExtensions';
import type { CaseResult } from './run/result';

function read({ files, only, settings }: CheckCommand): ContractDocument {
  const name = basename(files.openApi);
  let document: ContractDocument;
  try {
    document = readDocument(undefined, files);
  } catch (error) {
    throw new UsageError(`${name} cannot be used: ${(error as Error).message}`);
  }
  if (only !== undefined && document.operations.every(({ operationId }) => operationId !== only)) {
    throw new UsageError(`${name} has no operation ${only}`);
  }
  const known = [KEYS, DETECTED, ...document.operations.map(({ extension }) => extension)];
  const { extensions } = settings;
  const unknown =
    extensions !== 'all' && extensions.find((extension) => !known.includes(extension));
  if (unknown) throw new UsageError(`${name} has no extension ${unknown}`);
  return document;
}

/** Returns a hook that counts the cases of a run in a line of the terminal. */
function showProgress(): (result: CaseResult) => boolean {
  let [cases, failed] = [0, 0];
  return ({ outcome }) => {
    cases += 1;
    if (outcome === 'failed') failed += 1;
    process.stderr.write(`\r\u001B[K${cases} cases, ${failed} failed\r`);
    return false;
  };
}

runCommand('contract', CHECK_USAGE, async (args) => {
  const command = parseCheckOptions(args, process.env);
  const document = read(command);
  const { settings, timeoutMs, delayMs, only, fuzz } = command;
  const until = process.stderr.isTTY ? showProgress() : undefined;
  const result = await checkBackend({
    ...settings,
    ...{ timeoutMs, delayMs, only, fuzz, document, until },
  });
  console.log(formatRun(result));
  for (const report of command.reports) {
    const [name, text] =
      report === 'junit'
        ? ['junit.xml', toJunit(result)]
        : ['report.json', JSON.stringify(result, null, 2)];
    mkdirSync(command.outDirectory, { recursive: true });
    const file = join(command.outDirectory, name);
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
  if (result.cases.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
});
