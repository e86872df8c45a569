/**
 * Writes a small subset of the headings' display font. Run it after updating the font package:
 * `npx tsx tools/fonts/subset.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = resolve(__dirname, '../..');
const SOURCE = join(
  ROOT,
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
);
const TARGET = join(ROOT, 'src/theme/fonts/launchyard-display.woff2');

const printableAscii = Array.from({ length: 95 }, (_entry, index) =>
  String.fromCharCode(32 + index),
);
const CHARACTERS = [...printableAscii, ...'₹–’…'].join('');

async function main(): Promise<void> {
  const subset = await subsetFont(readFileSync(SOURCE), CHARACTERS, { targetFormat: 'woff2' });
  writeFileSync(TARGET, subset);
  console.log(`${subset.byteLength} bytes`);
}

void main();
