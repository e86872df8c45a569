/** Returns the token of a mailed link from a URL fragment; null without one. */
export function readLinkToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
