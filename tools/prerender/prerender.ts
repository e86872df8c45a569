/**
 * Writes the first view of pages into the HTML of a build, so that it paints before any script:
 * `tsx tools/prerender/prerender.ts dist`. index.html becomes the home page, projects.html the
 * project list, and app.html, without a page in it, is for all other addresses.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paths } from '@/config/paths';
import { HomeOpening } from '@/pages/HomePage/HomeOpening';
import { HomePage } from '@/pages/HomePage/HomePage';
import { ListHero } from '@/pages/ProjectsPage/ListHero';
import { ProjectsPage } from '@/pages/ProjectsPage/ProjectsPage';
import { STATIC_STYLES_ID } from '@/theme/styleCache';
import { renderPage } from './renderPage';

const PAGES = [
  { file: 'app.html', path: paths.home, Opening: null, Page: null },
  { file: 'projects.html', path: paths.projects, Opening: ListHero, Page: ProjectsPage },
  { file: 'index.html', path: paths.home, Opening: HomeOpening, Page: HomePage },
];

const EMPTY_ROOT = '<div id="root"></div>';

function main(): void {
  const directory = resolve(process.argv[2] ?? 'dist');
  const template = readFileSync(join(directory, 'index.html'), 'utf8');
  if (!template.includes(EMPTY_ROOT) || template.includes(STATIC_STYLES_ID)) {
    throw new Error(`${directory}/index.html is not fresh from webpack`);
  }
  for (const { file, path, Opening, Page } of PAGES) {
    const { markup, styles, styleNames } = renderPage(path, Opening, Page);
    const html = template
      .replace(
        '</head>',
        () => `<style id="${STATIC_STYLES_ID}" data-names="${styleNames}">${styles}</style></head>`,
      )
      .replace(EMPTY_ROOT, () => `<div id="root" inert>${markup}</div>`);
    writeFileSync(join(directory, file), html);
    console.log(`${file} ${(html.length / 1000).toFixed(1)} kB`);
  }
}

main();
