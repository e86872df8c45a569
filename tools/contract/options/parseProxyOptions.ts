import { parseArgs } from 'node:util';
import { commandName, UsageError, parseBackendUrl, parseNumber } from './commandLine';

const DEFAULT_PORT = '4010';
const HIGHEST_PORT = 65_535;

/** The text printed for --help. */
export const PROXY_USAGE = `Usage: ${commandName('contract:proxy')} --url URL [--port PORT]

  --url URL     URL of the backend
  --port PORT   port to listen on (default: ${DEFAULT_PORT})

Point the storefront at the proxy with API_HOST=http://localhost:${DEFAULT_PORT}. Violations are
printed. Ctrl+C stops the proxy. Exit codes: 0 no violations, 1 violations, 2 usage
error.`;

/** Parses the command line of `npm run contract:proxy`. Throws `UsageError` if it is invalid. */
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
