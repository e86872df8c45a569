import { isKept, type Finding } from './assess';

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function judge(finding: Finding): string {
  if (!isKept(finding)) return finding.weight > 0 ? 'EXCEEDED' : 'NOT MEASURED';
  return finding.aim && finding.weight > finding.aim
    ? `ok, above the aim of ${inKilobytes(finding.aim)}`
    : 'ok';
}

/** The findings as lines of a table, in kilobytes after brotli. */
export function formatFindings(findings: Finding[]): string {
  const rows = [
    ['kB after brotli', 'weighs', 'limit', 'libraries', ''],
    ...findings.map((finding) => [
      finding.subject,
      inKilobytes(finding.weight),
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
