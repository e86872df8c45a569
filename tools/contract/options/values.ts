import { UsageError } from './usageError';

/** The address of a backend, http or https, without a trailing slash. */
export function parseBackendUrl(text: string | undefined): string {
  if (!text) throw new UsageError('Name the backend: --url http://localhost:4000');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--url ${text} is no address that begins with http:// or https://`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError('--url takes scheme, host, port and path alone');
  }
  return url.href.replace(/\/+$/, '');
}

/** A whole number of a flag, from 0 to `maximum`. */
export function parseNumber(flag: string, text: string, maximum = 600_000): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > maximum) {
    throw new UsageError(`--${flag} takes a whole number from 0 to ${maximum}, not ${text}`);
  }
  return number;
}
