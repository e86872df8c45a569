import { readDocument } from './document/readDocument';
import { commandName } from './options/commandName';
import { USAGE_EXIT_CODE, UsageError } from './options/usageError';
import { startProxy, type Violation } from './proxy/startProxy';
import { formatFinding } from './report/consoleReport';
import { parseArgs } from 'node:util';
import { parseBackendUrl, parseNumber } from './options/values';

function printViolation({ operationId, call, finding }: Violation): void {
  console.log(`✗ ${operationId} (${call})\n  ${formatFinding(finding).replaceAll('\n', '\n  ')}`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(PROXY_USAGE);
    return;
  }
  const options = parseProxyOptions(args);
  let violations = 0;
  const onViolation = (violation: Violation) => {
    violations += 1;
    printViolation(violation);
  };
  const proxy = await startProxy({ ...options, document: readDocument(), onViolation });
  console.log(`Forwarding ${proxy.url} to ${options.url}`);
  const stop = () => {
    console.log(`\n${violations} violations`);
    if (violations > 0) process.exitCode = 1;
    void proxy.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: NodeJS.ErrnoException) => {
  const isPortInUse = error.code === 'EADDRINUSE';
  if (!(error instanceof UsageError) && !isPortInUse) throw error;
  console.error(isPortInUse ? 'The port is in use; choose another with --port' : error.message);
  console.error(`See ${commandName('contract:proxy')} --help`);
  process.exitCode = USAGE_EXIT_CODE;
});

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
