/** Returns an absolute http(s) URL, or null for anything else, such as `javascript:` or `data:`. */
export function toHttpLink(value: string | null | undefined): string | null {
  if (!value || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

/**
 * Returns a path inside the app from an untrusted value, such as a remembered location. Returns
 * `fallback` for another host (`//evil`), a scheme or a control character.
 */
export function toInternalPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  const base = 'https://app.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === base && !path.startsWith('//') ? path : fallback;
}
