import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Writes the first views into the HTML of the build in a directory, which has to be fresh. */
export function writePages(directory: string): void {
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
