import { type ShopConfig, toPageVariant } from '../../src/config/shopConfig';
import { escapeHtml, metaElement, metaPattern } from './html';

/**
 * Elements that contain the shop's name: in the head, the splash and the content without scripts.
 */
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

/** Returns the shop's name in a document, as HTML. */
const nameIn = (html: string) => metaPattern('property', 'og:site_name').exec(html)?.[1];

/**
 * Returns the part of a config that prerendered pages depend on, as an attribute value in single
 * quotes.
 */
export function variantAttribute(config: ShopConfig, hasData: boolean): string {
  return toPageVariant(config, hasData).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

/** Returns the app's document with the name and description of a config's shop. */
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
 * Returns a page's document for a config's shop. Prerendered pages of another shop are replaced by
 * the app's document.
 */
export function choosePlaceDocument(html: string, ofApp: string, config: ShopConfig): string {
  const app = toPlaceDocument(ofApp, config);
  const variant = VARIANT.exec(html)?.[1];
  if (variant === variantAttribute(config, true)) return html;
  const isOwn = variant === undefined || variant === variantAttribute(config, false);
  return isOwn ? toPlaceDocument(html, config) : app;
}
