const SCHEME_AND_HOST = /^https?:\/\/([^/?#\\]*)/i;
const PLAIN_HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Returns whether a host, as it is written, is the one that browsers read; its port may be left out. */
function isHostAsWritten(written: string, { hostname }: URL): boolean {
  const host = written.replace(/:\d*$/, '').toLowerCase();
  if (host === hostname) return true;
  // Internationalized hosts are read in another spelling, which readers know as the same letters.
  return /(^|\.)xn--/.test(hostname) && PLAIN_HOST.test(host) && host === host.normalize('NFKC');
}

/**
 * Returns an absolute http(s) URL, or null for anything else, such as `javascript:` or `data:`. An
 * address that only seems to lead to a host is none: one with a user name (`https://shop@evil`) or
 * with a host that browsers read differently from readers.
 */
export function toHttpLink(value: string | null | undefined): string | null {
  const typed = value?.trim() ?? '';
  const written = SCHEME_AND_HOST.exec(typed)?.[1];
  if (!written || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  return isHostAsWritten(written, url) ? url.href : null;
}

const NAMED_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]+|^[\w-]+(?:\.[\w-]+)+(?=\/)/gi;

/**
 * Returns where a link of an untrusted text leads: its address, and the host to tell the reader,
 * null for `ownHost`. Null if it is no safe link, or if its text names another host.
 */
export function honestLink(
  text: string,
  value: string | null | undefined,
  ownHost: string,
): { href: string; host: string | null } | null {
  const href = toHttpLink(value);
  if (!href) return null;
  const { host } = new URL(href);
  const named = text.trim().match(NAMED_ADDRESS) ?? [];
  const isOther = (name: string) => {
    const address = toHttpLink(/^https?:/i.test(name) ? name : `https://${name}`);
    return !address || new URL(address).host !== host;
  };
  const namesShop =
    host !== ownHost &&
    text
      .toLowerCase()
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .split(/[^\p{L}\p{M}\p{N}.-]+/u)
      .some((word) => word.replace(/^\.+|\.+$/g, '') === ownHost);
  if (namesShop || named.some(isOther)) return null;
  return { href, host: host === ownHost ? null : host };
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
