import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Har } from 'har-format';
import type { BugReport } from '../bugReport';

/** Pictures are compressed already. */
const STORED = { level: 0 } as const;

const toText = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);

/** Returns a name for a picture that is unique among them and safe in any file system. */
const pictureName = (name: string, index: number) =>
  `screenshots/${index + 1}-${name.replace(/[^\w.-]+/g, '-').slice(-80) || 'picture'}`;

/**
 * Packs a bug report: `report.json` without the state, `state.json` for the State tab, the log as
 * `log.json` and as `log.har`, and the pictures.
 */
export async function zipReport(
  { state, log, ...report }: BugReport,
  har: Har,
  pictures: readonly File[],
): Promise<Blob> {
  const contents = await Promise.all(
    pictures.map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  const entries: Zippable = {
    'report.json': toText(report),
    'setup.json': toText(report.setup),
    'state.json': toText(state),
    'log.json': toText(log),
    'log.har': toText(har),
  };
  contents.forEach((content, index) => {
    entries[pictureName(pictures[index]!.name, index)] = [content, STORED];
  });
  return new Blob([new Uint8Array(zipSync(entries))], { type: 'application/zip' });
}
