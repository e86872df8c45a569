import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportName } from '../options/parseCheckOptions';
import type { RunResult } from '../run/result';
import { toJunit } from './junitReport';

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
