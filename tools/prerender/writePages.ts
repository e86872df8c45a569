import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@/config/paths';
import { getConfig } from '@/config/shopConfig';
import { variantAttribute } from '../place/placeDocument';
import { renderPage } from './renderPage';

/** The prerendered path of each document, by file name. */
const PAGES = { 'index.html': paths.home, 'projects.html': paths.projects };

/** The document of all other paths, as written by the bundler. */
const APP_DOCUMENT = 'app.html';

const EMPTY_ROOT = '<div id="root"></div>';

/** Writes the first views into the HTML of the build in a directory, which must be fresh. */
export async function writePages(directory: string): Promise<void> {
  const template = readFileSync(join(directory, 'index.html'), 'utf8');
  if (!template.includes(EMPTY_ROOT)) {
    throw new Error(`${directory}/index.html does not come fresh from the bundler`);
  }
  writeFileSync(join(directory, APP_DOCUMENT), template);
  const variant = variantAttribute(getConfig());
  for (const [file, path] of Object.entries(PAGES)) {
    const { markup, styles } = await renderPage(path);
    const html = template
      .replace('</head>', () => `${styles}</head>`)
      .replace(EMPTY_ROOT, () => `<div id="root" data-variant='${variant}'>${markup}</div>`);
    writeFileSync(join(directory, file), html);
    console.log(`${file} ${(html.length / 1000).toFixed(1)} kB`);
  }
}
