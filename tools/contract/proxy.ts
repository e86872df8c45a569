/**
 * Forwards requests from the storefront to a backend and reports violations of openapi.yaml:
 * `npm run contract:proxy -- --url http://localhost:4000`. Exits with 1 if there were violations and 2
 * on a usage error.
 */
import { readDocument } from './document/readDocument';
import { commandName, USAGE_EXIT_CODE, UsageError } from './options/commandLine';
import { PROXY_USAGE, parseProxyOptions } from './options/parseProxyOptions';
import { startProxy, type Violation } from './proxy/startProxy';
import { formatFinding } from './report/consoleReport';

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
