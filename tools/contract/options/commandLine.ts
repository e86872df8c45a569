import { extname } from 'node:path';

/** Returns how to run a command: by its script in this repository, by its name in the package. */
export const commandName = (script: string): string =>
  extname(__filename) === '.ts' ? `npm run ${script} --` : `launchyard-${script.replace(':', '-')}`;

/** Thrown for an invalid command line; its message is shown to the user. */
export class UsageError extends Error {}

/** Exit code for usage errors. */
export const USAGE_EXIT_CODE = 2;

/** Parses the http or https URL of a backend; returns it without a trailing slash. */
export function parseBackendUrl(text: string | undefined): string {
  if (!text) throw new UsageError('Specify the backend, e.g. --url http://localhost:4000');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--url ${text} is not a URL that starts with http:// or https://`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError('--url may contain only scheme, host, port and path');
  }
  return url.href.replace(/\/+$/, '');
}

/** Parses the value of a flag as a whole number from 0 to `maximum`. */
export function parseNumber(flag: string, text: string, maximum = 600_000): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > maximum) {
    throw new UsageError(`--${flag} must be a whole number from 0 to ${maximum}, not ${text}`);
  }
  return number;
}
