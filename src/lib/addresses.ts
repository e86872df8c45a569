import { trimVisible } from './visibleText';

/** Parses an id from a URL; null when it is invalid. */
export function parseId(value: string | null | undefined): number | null {
  const id = value && /^[1-9]\d*$/.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Parses a page number from 1; what is invalid is the first page, what is too large the largest one. */
export function parsePage(value: string | null): number {
  const page = value && /^\d+$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(1, page), Number.MAX_SAFE_INTEGER);
}

/** Parses a choice from a URL; returns `otherwise` for anything else. */
export function parseChoice<Choice extends string, Otherwise extends string>(
  choices: readonly Choice[],
  value: string | null,
  otherwise: Otherwise,
): Choice | Otherwise {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** Parses a search text from a URL and normalizes its white space; empty when it is missing. */
export function parseSearch(value: string | null): string {
  return trimVisible((value ?? '').replace(/\s+/g, ' '));
}

/** Returns the token of a mailed link from a URL fragment; null without one. */
export function readLinkToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}

/** Returns whether a pathname is a path or below it; nothing is below `/`. */
export function isWithin(pathname: string, path: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(path === '/' ? '//' : `${path}/`);
}

/** Returns an untrusted path if it is inside the app, or else `fallback`, as for `//evil` or a scheme. */
export function toInternalPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  const base = 'https://app.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === base && !path.startsWith('//') ? path : fallback;
}
