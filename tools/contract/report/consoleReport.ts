import { stripVTControlCharacters } from 'node:util';
import { diff } from 'jest-diff';
import { groupBy } from '../collections/groupBy';
import { BACKEND } from '../run/diagnose';
import { type CaseResult, countOutcomes, type Coverage, type RunResult } from '../run/result';
import type { Finding } from '../validation/finding';

const marks: Record<Coverage, string> = {
  passed: '✓',
  failed: '✗',
  skipped: 'skipped',
  'not provoked': '–',
};

const indent = (text: string, by: string) => text.replace(/^/gm, by);

/** Formats a value after its name, with the other lines indented like the name. */
const formatValue = (name: string, value: unknown) =>
  value === undefined ? [] : [`  ${name}${describeValue(value).replaceAll('\n', '\n  ')}`];

/** Formats a finding with the expected and the actual value, or their difference. */
export function formatFinding(finding: Finding): string {
  const { rule, message, expected, actual } = finding;
  const difference = describeDifference(finding);
  const values = difference
    ? [indent(difference, '  ')]
    : [...formatValue('expected: ', expected), ...formatValue('actual:   ', actual)];
  return [`${rule}: ${message}`, ...values].join('\n');
}

function formatFailure({ operationId, title, findings, curl }: CaseResult): string {
  return [
    `✗ ${operationId}: ${title}`,
    ...findings.map((finding) => indent(formatFinding(finding), '    ')),
    ...(curl ? [`    ${curl}`] : []),
  ].join('\n');
}

function formatSkipped(skipped: CaseResult[]): string[] {
  return [...groupBy(skipped, ({ reason }) => reason ?? '')].map(
    ([reason, cases]) => `  ${cases.length} skipped: ${reason}`,
  );
}

function formatCoverage({ coverage }: RunResult): string[] {
  const width = Math.max(...coverage.map(({ operationId }) => operationId.length));
  return coverage.map(({ operationId, statuses }) => {
    const cells = Object.entries(statuses).map(([status, how]) => `${status} ${marks[how]}`);
    return `  ${operationId.padEnd(width)}  ${cells.join('  ')}`;
  });
}

/** Formats the result of a run for a terminal. */
export function formatRun(result: RunResult): string {
  const { cases, coverage, durationMs } = result;
  const { passed, failed, skipped } = countOutcomes(cases);
  const covered = coverage.filter(({ isCovered }) => isCovered).length;
  const [absence] = cases.filter(({ operationId }) => operationId === BACKEND);
  return [
    ...(absence ? [`${absence.findings[0]?.message}\n`] : []),
    ...cases.filter(({ outcome }) => outcome === 'failed').map((one) => `${formatFailure(one)}\n`),
    'Operations and their documented statuses (✓ as documented, ✗ not as documented, – not triggered):',
    ...formatCoverage(result),
    '',
    ...formatSkipped(cases.filter(({ outcome }) => outcome === 'skipped')),
    `${cases.length} cases in ${(durationMs / 1000).toFixed(1)} s: ${passed} passed, ${failed} failed, ${skipped} skipped`,
    `${covered} of ${coverage.length} operations covered (success seen, no failures)`,
  ].join('\n');
}

/** Formats a value for a report: strings unchanged, other values as JSON. */
const describeValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'nothing');

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Returns the lines in which two objects differ: `- ` marks missing lines, `+ ` extra ones. Null unless both are objects. */
function describeDifference({ expected, actual }: Finding): string | null {
  if (!isObject(expected) || !isObject(actual)) return null;
  return stripVTControlCharacters(
    diff(expected, actual, { omitAnnotationLines: true, expand: false }) ?? '',
  );
}
