import { isWithinLimit, weightOf, type Finding } from './assess';
import type { Asset } from './bundle';

const NAMED_MODULES = 4;

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function judge(finding: Finding): string {
  const weight = weightOf(finding);
  if (!isWithinLimit(finding)) return weight > 0 ? 'EXCEEDED' : 'NOT MEASURED';
  return finding.aim && weight > finding.aim
    ? `ok, above the target of ${inKilobytes(finding.aim)}`
    : 'ok';
}

/** Formats findings as a table, in kilobytes after brotli. */
export function formatFindings(findings: Finding[]): string {
  const rows = [
    ['kB after brotli', 'weight', 'limit', 'libraries', ''],
    ...findings.map((finding) => [
      finding.subject,
      inKilobytes(weightOf(finding)),
      inKilobytes(finding.limit),
      finding.libraries ? `+${inKilobytes(finding.libraries)}` : '',
      judge(finding),
    ]),
  ];
  const widths = rows[0]!.map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]!.length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const isText = column === 0 || column === row.length - 1;
          return isText ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns a module's package, or its file name. */
const shorten = (source: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^.*\//, '');

function describe({ address, weight, sources }: Asset): string {
  const modules = [...new Set(sources.map(shorten))];
  const rest = modules.length - NAMED_MODULES;
  const named = modules.slice(0, NAMED_MODULES).join(', ');
  const list = `${named}${rest > 0 ? `, ${rest} more` : ''}`;
  return `  ${inKilobytes(weight).padStart(6)}  ${address}  ${list}`.trimEnd();
}

/** Formats the assets of a finding, heaviest first. */
export function formatParts({ subject, parts }: Finding): string {
  const sorted = [...parts].sort((a, b) => b.weight - a.weight);
  return [`${subject}:`, ...sorted.map(describe)].join('\n');
}
