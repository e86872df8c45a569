import { stripVTControlCharacters } from 'node:util';
import { diff } from 'jest-diff';
import { groupBy } from '../collections/groupBy';
import { BACKEND } from '../run/diagnose';
import { type CaseResult, countOutcomes, type Coverage, type RunResult } from '../run/result';
import type { Finding } from '../validation/finding';

/** Number of causes that are shown whole. */
const CAUSES_SHOWN = 5;
/** Number of lines of a value. */
const LINES_SHOWN = 14;

const marks: Record<Coverage, string> = {
  passed: '✓',
  failed: '✗',
  skipped: 'skipped',
  'not provoked': '–',
};

const indent = (text: string, by: string) => text.replace(/^/gm, by);

/** Cuts what would hide the rest of the report. */
function shorten(text: string): string {
  const lines = text.split('\n');
  const more = lines.length - LINES_SHOWN;
  return more > 1 ? [...lines.slice(0, LINES_SHOWN), `… ${more} more lines`].join('\n') : text;
}

/** Formats a value after its name, with the other lines indented like the name. */
const formatValue = (name: string, value: unknown) =>
  value === undefined ? [] : [`  ${name}${shorten(describeValue(value)).replaceAll('\n', '\n  ')}`];

/** Formats a finding with the expected and the actual value, or their difference. */
export function formatFinding(finding: Finding): string {
  const { rule, message, expected, actual } = finding;
  const difference = describeDifference(finding);
  const values = difference
    ? [indent(shorten(difference), '  ')]
    : [...formatValue('expected: ', expected), ...formatValue('actual:   ', actual)];
  return [`${rule}: ${message}`, ...values].join('\n');
}

const nameOf = ({ operationId, title }: CaseResult) => `${operationId}: ${title}`;

/** Names what a case failed for; one fault of a backend breaks many cases. */
const causeOf = ({ findings: [first] }: CaseResult) => `${first?.rule}: ${first?.message}`;

function formatCause([first, ...others]: [CaseResult, ...CaseResult[]]): string {
  const { findings, documented, curl } = first;
  return [
    `✗ ${nameOf(first)}`,
    ...findings.map((finding) => indent(formatFinding(finding), '    ')),
    ...documented.map((sentence) => `    openapi.yaml: ${sentence}`),
    ...(curl ? [`    ${curl}`] : []),
    ...(others.length > 0
      ? [`    ${others.length} more fail like this, the next one in ${nameOf(others[0]!)}`]
      : []),
    '',
  ].join('\n');
}

/** Formats failures by their cause, the one that most cases have first. */
function formatFailures(failed: readonly CaseResult[]): string[] {
  const causes = [...groupBy(failed, causeOf).values()] as [CaseResult, ...CaseResult[]][];
  causes.sort((one, other) => other.length - one.length);
  const rest = causes.slice(CAUSES_SHOWN);
  const shown = causes.slice(0, CAUSES_SHOWN).map(formatCause);
  return [
    ...shown,
    ...rest.map(([first, ...others]) => {
      const more = others.length > 0 ? ` (${others.length} more)` : '';
      return `✗ ${nameOf(first)}${more}\n    ${causeOf(first)}`;
    }),
    ...(rest.length > 0 ? ['--only OPERATION and --report json show these whole.\n'] : []),
    ...(shown.some((text) => text.includes('TOKEN"'))
      ? ['Variables such as $TOKEN stand for secrets: a token is what login or register answers.\n']
      : []),
  ];
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
  const { cases, coverage, durationMs, mode } = result;
  const { passed, failed, skipped } = countOutcomes(cases);
  const covered = coverage.filter(({ isCovered }) => isCovered).length;
  const [absence] = cases.filter(({ operationId }) => operationId === BACKEND);
  return [
    ...(absence ? [`${absence.findings[0]?.message}\n`] : []),
    ...formatFailures(cases.filter(({ outcome }) => outcome === 'failed')),
    'Operations and their documented statuses (✓ as documented, ✗ not as documented, – not triggered):',
    ...formatCoverage(result),
    '',
    ...(mode.extensions !== 'all' && mode.extensions.length > 0
      ? [`Extensions checked: ${mode.extensions.join(', ')}`]
      : []),
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
