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
const BRACKETS = { ')': '(', ']': '[', '}': '{' } as const;

/** Removes what follows an address without a blank; a bracket that it opens itself belongs to it. */
function trimAddress(found: string): string {
  const countOf = (letter: string) => found.split(letter).length;
  const surplus = new Map<string, number>();
  for (const [closing, opening] of Object.entries(BRACKETS)) {
    surplus.set(closing, countOf(closing) - countOf(opening));
  }
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1]!;
    const unopened = surplus.get(last);
    if (unopened === undefined ? !TRAILING_MARK.test(last) : unopened <= 0) break;
    if (unopened !== undefined) surplus.set(last, unopened - 1);
  }
  return found.slice(0, end);
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
