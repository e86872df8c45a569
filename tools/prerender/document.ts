import { FIRST_DATA } from '@/api/firstData';
import { getConfig } from '@/config/shopConfig';
import { toSiteAddress } from '@/config/siteAddresses';
import { toDocumentTitle } from '@/ui/documentTitle';
import { escapeHtml, metaElement, metaPattern } from '../place/html';
import { variantAttribute } from '../place/placeDocument';
import type { PageHead, RenderedPage } from './renderPage';

const EMPTY_ROOT = '<div id="root"></div>';

/** The first pictures, at the start of a page's markup. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

/** Replaces an element of the build's document, which must have it. */
function replaceElement(html: string, element: RegExp, replacement: string): string {
  if (!element.test(html)) throw new Error(`The build's document has no ${element.source}.`);
  // A function, because replacement strings expand patterns that a title may contain.
  return html.replace(element, () => replacement);
}

/** Returns the elements that say where a page is, if the shop's address is known. */
function placeElements({ path, picture }: PageHead): string {
  if (!getConfig().siteUrl || path === null) return '';
  const address = toSiteAddress(path);
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    metaElement('property', 'og:url', address),
    picture && metaElement('property', 'og:image', new URL(picture, address).href),
  ].join('');
}

/** Returns the app's document with a page drawn in it, and with the page's head if it has data. */
export function toPageDocument(html: string, page: RenderedPage): string {
  const { markup, styles, data, head } = page;
  const { title, description } = head;
  const [preloads] = PRELOADS.exec(markup)!;
  const variant = variantAttribute(getConfig(), data !== null);
  const root = `<div id="root" data-variant='${variant}'>${markup.slice(preloads.length)}</div>`;
  const view: [RegExp, string][] = [
    // Before the scripts, and the styles, which are long.
    [/<script/, `${preloads}<script`],
    [/<\/head>/, `${data === null ? '' : placeElements(head)}${styles}</head>`],
    [new RegExp(EMPTY_ROOT), root],
  ];
  const described: [RegExp, string][] =
    data === null
      ? []
      : [
          [/<script defer[^>]*? src=/, '<script data-src='],
          [/<title>[^<]*<\/title>/, `<title>${escapeHtml(toDocumentTitle(title))}</title>`],
          [metaPattern('name', 'description'), metaElement('name', 'description', description)],
          [metaPattern('property', 'og:title'), metaElement('property', 'og:title', title)],
          [
            metaPattern('property', 'og:description'),
            metaElement('property', 'og:description', description),
          ],
          [
            /<\/body>/,
            `<script id="${FIRST_DATA}" type="application/json">${data}</script></body>`,
          ],
        ];
  // The page comes last, since its texts may look like the elements.
  return [...described, ...view].reduce(
    (document, [element, replacement]) => replaceElement(document, element, replacement),
    html,
  );
}
