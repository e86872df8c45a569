/** An absolute http or https address, or null for anything else (`javascript:`, `data:`, junk). */
export function toHttpLink(value: string | null | undefined): string | null {
  if (!value || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

/**
 * A path inside the app from an untrusted value, such as a remembered origin.
 * Another host (`//evil`), a scheme or a control character leads to `fallback`.
 */
export function toInternalPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  const base = 'https://app.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === base && !path.startsWith('//') ? path : fallback;
}
