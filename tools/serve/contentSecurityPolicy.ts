import { createHash } from 'node:crypto';
import { CHECKOUT_SCRIPT_URL, PROVIDER_SOURCE } from '../../src/config/paymentProvider';
import type { ShopConfig } from '../../src/config/shopConfig';

/** Browsers do not execute data. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src\s*=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns the origin of a URL; null if it is relative. Throws unless it is http or https. */
function originOf(address: string | undefined): string | null {
  if (!address || !/^[a-z][a-z\d+.-]*:/i.test(address)) return null;
  const { origin, protocol } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new Error(`${address} is neither an http nor an https address`);
  }
  return origin;
}

const toSocketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

/** Returns the CSP sources that allow the inline scripts of a document and no others. */
function hashInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script]) => {
    // Browsers hash the parsed text, in which line ends are normalized to line feeds.
    const text = (script ?? '').replace(/\r\n?/g, '\n');
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}

/**
 * Returns the Content-Security-Policy of a document for a shop's config. Requests may also go to
 * the `others`.
 */
export function contentSecurityPolicy(
  html: string,
  config: ShopConfig,
  others: readonly string[] = [],
): string {
  const api = originOf(config.apiHost);
  const publicApi = originOf(config.publicApiHost);
  const checkout = originOf(config.checkoutScriptUrl || CHECKOUT_SCRIPT_URL);
  const otherOrigins = others.map(originOf);
  const directives: Record<string, (string | null)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashInlineScripts(html), checkout],
    // Emotion adds styles to the document at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api, ...otherOrigins],
    'media-src': ["'self'", 'blob:', 'https:', api],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      api,
      api && toSocketOrigin(api),
      publicApi,
      checkout,
      PROVIDER_SOURCE,
      originOf(config.reporting?.url),
      ...otherOrigins.flatMap((origin) => [origin, origin && toSocketOrigin(origin)]),
    ],
    'frame-src': [PROVIDER_SOURCE],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}
