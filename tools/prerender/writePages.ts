import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_DOCUMENT, PRERENDERED } from '../serve/addresses';
import { toPageDocument } from './document';
import { renderPage } from './renderPage';

/** Writes the first views into the HTML of the build in a directory, which must be fresh. */
export async function writePages(directory: string): Promise<void> {
  const template = readFileSync(join(directory, 'index.html'), 'utf8');
  writeFileSync(join(directory, APP_DOCUMENT), template);
  for (const [path, file] of Object.entries(PRERENDERED)) {
    const html = toPageDocument(template, await renderPage(path));
    writeFileSync(join(directory, file), html);
    console.log(`${file} ${(html.length / 1000).toFixed(1)} kB`);
  }
}
