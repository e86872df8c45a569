import { createHash } from 'node:crypto';

/** Where the app's requests go, as a deployment is told it. */
export type Origins = {
  /** Host of the backend; empty or left out when it is the page's own origin. */
  apiHost?: string;
  /** Host for the public calls alone. */
  publicApiHost?: string;
  /** Address of the script that opens the payment provider's checkout. */
  checkoutScriptUrl?: string;
};

const DEFAULT_CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';
/** The checkout opens frames of the provider and reports to it. */
const PAYMENT_PROVIDER = 'https://*.razorpay.com';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The origin of an address, or null when it is relative and so the page's own. */
function originOf(address: string | undefined): string | null {
  if (!address || !/^[a-z][a-z\d+.-]*:/i.test(address)) return null;
  const { origin, protocol } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new Error(`${address} is neither an http nor an https address`);
  }
  return origin;
}

const toSocketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

/** The CSP sources of the scripts that stand in a document, so that no other inline script runs. */
export function hashInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script]) => {
    // A browser hashes what its parser made of the document, with line feeds alone.
    const text = (script ?? '').replace(/\r\n?/g, '\n');
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}

/** The Content-Security-Policy of a document whose requests go to the given origins. */
export function contentSecurityPolicy(html: string, origins: Origins): string {
  const api = originOf(origins.apiHost);
  const publicApi = originOf(origins.publicApiHost);
  const checkout = originOf(origins.checkoutScriptUrl || DEFAULT_CHECKOUT_SCRIPT_URL);
  const directives: Record<string, (string | null)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashInlineScripts(html), checkout],
    // Emotion writes its styles into the document while the app runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      api,
      api && toSocketOrigin(api),
      publicApi,
      checkout,
      PAYMENT_PROVIDER,
    ],
    'frame-src': [PAYMENT_PROVIDER],
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
