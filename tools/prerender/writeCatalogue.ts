import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RelatedProject } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { getConfig, toPageVariant } from '@/config/shopConfig';
import { DRAWN_PAGES, type DrawnPages } from '../place/drawnPages';
import { toPlaceDocument } from '../place/placeDocument';
import { APP_DOCUMENTS, CATALOGUE_PAGE, PRERENDERED } from '../serve/addresses';
import { hashOf, inTurn, readWritten, removeOthers, writeWhole } from './pageFiles';
import { type Catalogue, readCatalogue, relatedFinder } from './readCatalogue';

/** A page to draw, and the projects that are related to that of the page. */
export type PageTask = { path: string; related?: RelatedProject[] };

/** Draws pages of a backend into a build, from the document of the app; returns those that are gone. */
export type DrawPages = (
  pages: readonly PageTask[],
  from: { directory: string; host: string; template: string },
) => Promise<string[]>;

/** Returns the categories whose pages can be files, with the hashes of their projects. */
function groupByCategory({ projects, hasCategories }: Catalogue): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { category, hash } of projects) {
    const isPage =
      hasCategories && category && CATALOGUE_PAGE.test(paths.projectCategory(category));
    const hashes = (isPage && groups.get(category)) || [];
    if (isPage) groups.set(category, hashes);
    hashes.push(hash);
  }
  return groups;
}

/** Returns the pages of a build, each with a hash of what it is written from. */
async function plan(host: string, template: string, variant: string) {
  const base = hashOf(template + variant + host);
  const catalogue = await readCatalogue(host);
  const whole = hashOf(catalogue.projects.map(({ hash }) => hash).join());
  const categories = [...groupByCategory(catalogue)];
  // The page of a category shows how many projects each of the others has.
  const counts = categories.map(([name, { length }]) => [name, length]).join();
  const pages: (PageTask & { from: string })[] = [
    ...Object.keys(PRERENDERED).map((path) => ({ path, from: whole })),
    ...categories.map(([name, hashes]) => ({
      path: paths.projectCategory(name),
      from: hashOf(hashes.join() + counts),
    })),
  ];
  const findRelated = await relatedFinder(host);
  for (const { hash, ...project } of catalogue.projects) {
    const related = await findRelated(project);
    const from = hashOf(hash + JSON.stringify(related));
    pages.push({ path: paths.project(project.id), from, related });
  }
  return pages.map(({ from, ...page }) => ({ ...page, hash: `${base}.${from}` }));
}

/** Writes the sitemap of a build with the addresses of projects and categories. */
async function writeSitemap(directory: string, projects: string[]): Promise<number> {
  const { routes } = await import('@/app/router/routes');
  const { toSiteAddress } = await import('@/config/siteAddresses');
  const { openPaths, toSitemaps } = await import('../sitemap/crawling');
  const addresses = [...openPaths(routes, 'public'), ...projects];
  for (const [name, text] of toSitemaps(toSiteAddress(''), addresses)) {
    writeWhole(directory, name, text);
  }
  return addresses.length;
}

/**
 * Writes the pages of a backend into a build, as far as they have changed, and the sitemap if the shop
 * has an address; removes the pages of what is no longer for sale.
 */
export async function writeCatalogue(
  directory: string,
  host: string,
  draw: DrawPages,
): Promise<void> {
  const document = APP_DOCUMENTS.find((name) => existsSync(join(directory, name)));
  if (!document) throw new Error(`${directory} is no build. Run "npm run build" first.`);
  const app = readFileSync(join(directory, document), 'utf8');
  const template = toPlaceDocument(app, getConfig());
  await inTurn(directory, async () => {
    const variant = toPageVariant(getConfig(), true);
    const before = readWritten(directory, variant);
    const planned = await plan(host, template, variant);
    const after = Object.fromEntries(planned.map(({ path, hash }) => [path, hash]));
    const changed = planned.filter(({ path, hash }) => hash !== before[path]);
    const gone = await draw(changed, { directory, host, template });
    for (const path of gone) delete after[path];
    removeOthers(directory, after);
    const pages = Object.keys(after);
    console.log(`${changed.length - gone.length} of ${pages.length} pages written`);
    if (pages.join() === Object.keys(before).join() && changed.length === 0) return;
    if (getConfig().siteUrl) {
      const projects = pages.filter((path) => !(path in PRERENDERED));
      console.log(`sitemap.xml ${await writeSitemap(directory, projects)} addresses`);
    }
    const drawn: DrawnPages = { variant, pages: after };
    writeWhole(directory, DRAWN_PAGES, JSON.stringify(drawn));
  });
}
