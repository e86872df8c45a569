import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '@/api/catalogApi';
import { routes } from '@/app/router/routes';
import { paths } from '@/config/paths';
import { getConfig } from '@/config/shopConfig';
import { site } from '@/config/site';
import { toSiteAddress } from '@/config/siteAddresses';
import { describeProduct, pictureAddresses } from '@/pages/ProjectPage/describeProduct';
import { toDocumentTitle } from '@/ui/documentTitle';
import { escapeHtml, metaElement, metaPattern } from '../place/html';
import { toPlaceDocument } from '../place/placeDocument';
import { APP_DOCUMENTS, PROJECT_DOCUMENTS } from '../serve/addresses';
import { openPaths, toSitemaps } from '../sitemap/crawling';

/** Replaces an element of the build's document, which must have it. */
function replaceElement(html: string, element: RegExp, replacement: string): string {
  if (!element.test(html)) throw new Error(`The build's document has no ${element.source}.`);
  // A function, because replacement strings expand patterns that a title may contain.
  return html.replace(element, () => replacement);
}

/** Returns the app's document with the head of a project's page. */
export function toProjectDocument(html: string, project: Project): string {
  const title = project.title.trim();
  const description = project.short_description.trim() || site.description;
  const address = toSiteAddress(paths.project(project.id));
  const [picture] = pictureAddresses(project);
  const additions = [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    metaElement('property', 'og:url', address),
    ...(picture ? [metaElement('property', 'og:image', picture)] : []),
    `<script type="application/ld+json">${describeProduct(project, [])}</script>`,
  ];
  const replacements: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(toDocumentTitle(title))}</title>`],
    [metaPattern('name', 'description'), metaElement('name', 'description', description)],
    [metaPattern('property', 'og:title'), metaElement('property', 'og:title', title)],
    [
      metaPattern('property', 'og:description'),
      metaElement('property', 'og:description', description),
    ],
    [/<\/head>/, `${additions.join('')}</head>`],
  ];
  return replacements.reduce(
    (document, [element, replacement]) => replaceElement(document, element, replacement),
    html,
  );
}

/** Writes a document for each project into a build, and the sitemap; removes those of an earlier run. */
export function writeProjectPages(directory: string, projects: readonly Project[]): void {
  const template = APP_DOCUMENTS.find((name) => existsSync(join(directory, name)));
  if (!template) throw new Error(`${directory} is no build. Run "npm run build" first.`);
  const html = toPlaceDocument(readFileSync(join(directory, template), 'utf8'), getConfig());
  const documents = projects.map(
    (project) => [`${project.id}.html`, toProjectDocument(html, project)] as const,
  );
  const folder = join(directory, PROJECT_DOCUMENTS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, document] of documents) writeFileSync(join(folder, name), document);
  const addresses = [
    ...openPaths(routes, 'public'),
    ...projects.map(({ id }) => paths.project(id)),
  ];
  for (const [name, text] of toSitemaps(toSiteAddress(''), addresses)) {
    writeFileSync(join(directory, name), text);
  }
  console.log(`${documents.length} pages of projects`);
  console.log(`sitemap.xml ${addresses.length} addresses`);
}
