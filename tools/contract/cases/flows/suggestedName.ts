const EXTENDED = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i;
const PLAIN = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

/**
 * Returns the file name in a Content-Disposition header, preferring the extended form (RFC 6266);
 * null without one.
 */
export function suggestedName(disposition: string | null): string | null {
  const extended = EXTENDED.exec(disposition ?? '')?.[1];
  try {
    if (extended) return decodeURIComponent(extended);
  } catch {
    // The plain form is for clients that do not support the extended one.
  }
  const [, quoted, bare] = PLAIN.exec(disposition ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare ?? null;
}
