import { groupBy } from '../collections/groupBy';
import { type CaseResult, countOutcomes, type RunResult } from '../run/result';
import { formatFinding } from './consoleReport';

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
    const { failed, skipped } = countOutcomes(own);
    return [
      `  <testsuite name="${operationId}" tests="${own.length}" failures="${failed}" skipped="${skipped}">`,
      ...own.map(formatCase),
      '  </testsuite>',
    ].join('\n');
  });
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  return [declaration, '<testsuites>', ...suites, '</testsuites>'].join('\n');
}
