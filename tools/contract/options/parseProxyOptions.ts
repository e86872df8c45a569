import { parseArgs } from 'node:util';
import { UsageError } from './usageError';
import { parseBackendUrl, parseNumber } from './values';

const DEFAULT_PORT = '4010';
const HIGHEST_PORT = 65_535;

/** What is printed for --help. */
export const PROXY_USAGE = `Usage: npm run contract:proxy -- --url URL [--port PORT]

  --url URL     the backend that everything is passed to
  --port PORT   where the storefront finds it, ${DEFAULT_PORT} by default

Point the storefront at it: API_HOST=http://localhost:${DEFAULT_PORT}. Violations are printed and
shown at /__contract. Ctrl+C ends it; exit code 1 when there were violations.`;

/** Reads the command line of `npm run contract:proxy`; throws `UsageError` when it makes no sense. */
export function parseProxyOptions(args: string[]): { url: string; port: number } {
  try {
    const { values } = parseArgs({
      args,
      options: { url: { type: 'string' }, port: { type: 'string', default: DEFAULT_PORT } },
      strict: true,
      allowPositionals: false,
    });
    return {
      url: parseBackendUrl(values.url),
      port: parseNumber('port', values.port, HIGHEST_PORT),
    };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}
