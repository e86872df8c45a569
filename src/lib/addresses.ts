import { env } from '@/config/env';
import { mainPaths, pagedPaths } from '@/config/indexing';
import { trimVisible } from './visibleText';

/** Parses an id from a URL; null when it is invalid. */
export function parseId(value: string | null | undefined): number | null {
  const id = value && /^[1-9]\d*$/.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * Parses a one-based page number from a URL. Anything invalid is the first page, a number too large
 * for exact arithmetic the largest possible one.
 */
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

/** Returns the absolute URL of a path, on the configured host or else the page's own. */
export function toSiteAddress(path: string): string {
  return `${env.siteUrl || window.location.origin}${path}`;
}

/**
 * Returns the path under which search engines index an address. Searches, sort orders and campaign
 * parameters are removed, since the plain address shows the same entries. A list's page number is
 * kept when it is the only parameter, since only that page of the plain list shows its entries.
 */
export function toCanonicalPath(pathname: string, search: string): string {
  const plainPath = pathname.replace(/\/+$/, '') || '/';
  const path = mainPaths[plainPath] ?? plainPath;
  const page = pagedPaths.includes(path) && /^\?page=([1-9]\d*)$/.exec(search)?.[1];
  return page && page !== '1' ? `${path}?page=${page}` : path;
}
