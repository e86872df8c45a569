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

/** A part of a text: plain text or a safe link. */
export type TextPart = { text: string; href: string | null };

/**
 * Quotation marks, the punctuation of other scripts and invisible marks, which are copied along or
 * turn a text around, end an address, as do the inner brackets of a Markdown link.
 */
const ADDRESS =
  /https?:\/\/(?:(?!\]\()[^\s<>"`“”«»।॥۔؟،؛。、，；：！？（）「」『』【】《》\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069])+/gi;
/** Punctuation that ends a sentence or a quotation rather than an address. */
const TRAILING_MARK = /[.,;:!?'*…’\u200c\u200d]$/;
const OPENING = { ')': '(', ']': '[', '}': '{' } as const;

/** Removes what follows an address without a blank; a bracket that it opens itself belongs to it. */
function trimAddress(found: string): string {
  const last = found.at(-1) ?? '';
  const opening = OPENING[last as keyof typeof OPENING];
  const isTrailing = opening
    ? found.split(last).length > found.split(opening).length
    : TRAILING_MARK.test(found);
  return isTrailing ? trimAddress(found.slice(0, -1)) : found;
}

/** Splits a text at its http(s) URLs; everything else stays text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addPlain = (until: number) => {
    if (until > end) parts.push({ text: text.slice(end, until), href: null });
    end = until;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(found);
    const href = toHttpLink(address);
    if (!href) continue;
    addPlain(index);
    parts.push({ text: address, href });
    end = index + address.length;
  }
  addPlain(text.length);
  return parts;
}
