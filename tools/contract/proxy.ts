/**
 * Forwards requests from the storefront to a backend and reports violations of openapi.yaml:
 * `npm run contract:proxy -- --url http://localhost:4000`. Exits with 1 if there were violations and 2
 * on a usage error.
 */
import { readDocument } from './document/readDocument';
import { commandName } from './options/commandName';
import { PROXY_USAGE, parseProxyOptions } from './options/parseProxyOptions';
import { USAGE_EXIT_CODE, UsageError } from './options/usageError';
import { startProxy, type RunningProxy } from './proxy/startProxy';
import type { Violation } from './proxy/violationLog';
import { formatFinding } from './report/consoleReport';

function printViolation({ operationId, call, finding }: Violation): void {
  console.log(`✗ ${operationId} (${call})\n  ${formatFinding(finding).replaceAll('\n', '\n  ')}`);
}

function printSummary({ log }: RunningProxy): void {
  const { passed, violations } = log.summary;
  console.log(`\n${passed} requests and events, ${violations.length} violations`);
  for (const { operationId, finding, count } of violations) {
    console.log(`  ${count} × ${operationId}: ${finding.message}`);
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(PROXY_USAGE);
    return;
  }
  const options = parseProxyOptions(args);
  const document = readDocument();
  const proxy = await startProxy({ ...options, document, onViolation: printViolation });
  console.log(`Forwarding ${proxy.url} to ${options.url}; violations at ${proxy.url}/__contract`);
  const stop = () => {
    printSummary(proxy);
    if (proxy.log.summary.violations.length > 0) process.exitCode = 1;
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
