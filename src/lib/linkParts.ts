import { toHttpLink } from './safeLink';

/** A part of a text: plain text or a safe link. */
export type TextPart = { text: string; href: string | null };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
/** Punctuation that ends a sentence rather than an address. */
const TRAILING_MARKS = /[.,;:!?)\]}]+$/;

/** Splits a text at its http(s) URLs; everything else stays text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addPlain = (until: number) => {
    if (until > end) parts.push({ text: text.slice(end, until), href: null });
    end = until;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING_MARKS, '');
    const href = toHttpLink(address);
    if (!href) continue;
    addPlain(index);
    parts.push({ text: address, href });
    end = index + address.length;
  }
  addPlain(text.length);
  return parts;
}
