import { extname } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Returns how to run a command: by its script in this repository, by its name in the package. */
export const commandName = (script: string): string =>
  extname(__filename) === '.ts' ? `npm run ${script} --` : `launchyard-${script.replace(':', '-')}`;

/** Thrown for an invalid command line; its message is shown to the user. */
export class UsageError extends Error {}

const USAGE_EXIT_CODE = 2;

/** Runs a command with its arguments, or prints its usage for --help. Exits with 2 on a usage error. */
export function runCommand(
  script: string,
  usage: string,
  run: (args: string[]) => Promise<void>,
): void {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  run(args).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\nSee ${commandName(script)} --help`);
    process.exitCode = USAGE_EXIT_CODE;
  });
}

/** Parses the flags of a command, which takes nothing else. */
export function readFlags<Flags extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Flags,
) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

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
