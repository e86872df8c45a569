import builder from 'junit-report-builder';
import { groupBy } from '../collections/groupBy';
import type { RunResult } from '../run/result';
import { formatFinding } from './consoleReport';

const MS_PER_SECOND = 1000;
/** Matches characters that are invalid in XML 1.0 even if escaped; a backend may send them. */
// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu;

const clean = (text: string) => text.replace(NOT_XML, '\uFFFD');

/** Formats a run as JUnit XML, with a suite per operation and a test case per case. */
export function toJunit({ cases }: RunResult): string {
  const report = builder.newBuilder();
  for (const [operationId, own] of groupBy(cases, (one) => one.operationId)) {
    const suite = report.testSuite().name(operationId);
    for (const { title, due, outcome, findings, curl, durationMs } of own) {
      const entry = suite
        .testCase()
        .className(operationId)
        .name(due.length > 0 ? `${due.join('/')} ${title}` : title)
        .time(durationMs / MS_PER_SECOND);
      if (outcome === 'skipped') entry.skipped();
      if (outcome !== 'failed') continue;
      const details = [...findings.map(formatFinding), curl ?? ''].join('\n');
      entry.failure(clean(findings[0]?.message ?? ''), findings[0]?.rule);
      entry.standardOutput(clean(details));
    }
  }
  return report.build();
}
