import { toPageVariant, type ShopConfig } from '../../src/config/shopConfig';
import { escapeHtml, metaElement, metaPattern } from './html';
import { siteAddress } from './siteAddress';

/** The elements that name the shop: the head, the splash, and what is shown without scripts. */
const NAMING_ELEMENTS = [
  /<title>[^<]*<\/title>/,
  metaPattern('property', 'og:site_name'),
  metaPattern('property', 'og:title'),
  /<noscript>[^<]*<\/noscript>/,
  /<strong>[^<]*<\/strong>/,
];
const DESCRIPTIONS = [
  ['name', 'description'],
  ['property', 'og:description'],
] as const;

const VARIANT = /<div id="root" data-variant='([^']*)'/;
const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

/** Returns the name that a document gives the shop, as HTML. */
const nameIn = (html: string) => metaPattern('property', 'og:site_name').exec(html)?.[1];

/** Returns a config's part of a prerendered page as the value of an attribute in single quotes. */
export function variantAttribute(config: ShopConfig): string {
  return toPageVariant(config).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

/** Returns the document of the app with the name and the description of the shop of a config. */
export function toPlaceDocument(html: string, { site = {} }: ShopConfig): string {
  const { siteName, description } = site;
  const current = nameIn(html);
  let document = html;
  if (siteName && current) {
    for (const element of NAMING_ELEMENTS) {
      document = document.replace(element, (found) =>
        found.replace(current, () => escapeHtml(siteName)),
      );
    }
  }
  if (description) {
    for (const [kind, name] of DESCRIPTIONS) {
      document = document.replace(metaPattern(kind, name), () =>
        metaElement(kind, name, description),
      );
    }
  }
  return document;
}

/**
 * Returns the document of a page as the shop of a config shows it. One that was written for another shop is
 * replaced by that of the app: a page that the build has drawn, and the page of another shop's project.
 */
export function choosePlaceDocument(html: string, ofApp: string, config: ShopConfig): string {
  const app = toPlaceDocument(ofApp, config);
  const canonical = CANONICAL.exec(html)?.[1];
  if (canonical !== undefined) {
    const isOwn =
      canonical.startsWith(`${escapeHtml(siteAddress(config))}/`) && nameIn(html) === nameIn(app);
    return isOwn ? html : app;
  }
  const variant = VARIANT.exec(html)?.[1];
  const isOwn = variant === undefined || variant === variantAttribute(config);
  return isOwn ? toPlaceDocument(html, config) : app;
}
