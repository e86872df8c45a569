import { basename, join } from 'node:path';
import { readDocument } from './document/readDocument';
import type { ContractDocument } from './document/types';
import { commandName } from './options/commandName';
import {
  CHECK_USAGE,
  parseCheckOptions,
  type CheckCommand,
  type ReportName,
} from './options/parseCheckOptions';
import { readOpenApi } from './options/parseDiffOptions';
import { USAGE_EXIT_CODE, UsageError } from './options/usageError';
import { formatRun, formatFinding } from './report/consoleReport';
import { checkBackend } from './run/checkBackend';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { RunResult, CaseResult } from './run/result';
import { groupBy } from './collections/groupBy';

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

const reports: Record<ReportName, { file: string; make: (result: RunResult) => string }> = {
  junit: { file: 'junit.xml', make: toJunit },
  json: { file: 'report.json', make: (result) => JSON.stringify(result, null, 2) },
};

/** Writes reports to a directory, creating it if needed; returns the paths of the files. */
export function writeReports(
  result: RunResult,
  names: readonly ReportName[],
  directory: string,
): string[] {
  if (names.length > 0) mkdirSync(directory, { recursive: true });
  return names.map((name) => {
    const file = join(directory, reports[name].file);
    writeFileSync(file, reports[name].make(result));
    return file;
  });
}

const MS_PER_SECOND = 1000;
/** Matches characters that are invalid in XML 1.0 even if escaped; a backend may send them. */
// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) =>
  text.replace(NOT_XML, '\uFFFD').replace(/[&<>"]/g, (character) => ENTITIES[character]!);

function formatCase({ operationId, title, due, outcome, findings, curl, durationMs }: CaseResult) {
  const name = due.length > 0 ? `${due.join('/')} ${title}` : title;
  const [first] = findings;
  const details = [...findings.map(formatFinding), curl ?? ''].join('\n');
  const failure = `<failure message="${escape(first?.message ?? '')}" type="${first?.rule}">${escape(details)}</failure>`;
  const result = { passed: '', skipped: '<skipped/>', failed: failure }[outcome];
  return `    <testcase classname="${operationId}" name="${escape(name)}" time="${durationMs / MS_PER_SECOND}">${result}</testcase>`;
}

/** Formats a run as JUnit XML, with a suite per operation and a test case per case. */
export function toJunit({ cases }: RunResult): string {
  const suites = [...groupBy(cases, (one) => one.operationId)].map(([operationId, own]) => {
    const count = (outcome: CaseResult['outcome']) =>
      own.filter((one) => one.outcome === outcome).length;
    return [
      `  <testsuite name="${operationId}" tests="${own.length}" failures="${count('failed')}" skipped="${count('skipped')}">`,
      ...own.map(formatCase),
      '  </testsuite>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
  ].join('\n');
}
