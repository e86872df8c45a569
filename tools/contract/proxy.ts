/**
 * Forwards requests from the storefront to a backend and reports violations of openapi.yaml:
 * `npm run contract:proxy -- --url http://localhost:4000`. Exits with 1 if there were violations and 2
 * on a usage error.
 */
import { readDocument } from './document/readDocument';
import {
  commandName,
  parseBackendUrl,
  parseNumber,
  readFlags,
  runCommand,
  UsageError,
} from './options/commandLine';
import { startProxy, type Violation } from './proxy/startProxy';
import { formatFinding } from './report/consoleReport';

const SCRIPT = 'contract:proxy';
const DEFAULT_PORT = '4010';
const HIGHEST_PORT = 65_535;
const USAGE = `Usage: ${commandName(SCRIPT)} --url URL [--port PORT]

  --url URL     URL of the backend
  --port PORT   port to listen on (default: ${DEFAULT_PORT})

Point the storefront at the proxy with API_HOST=http://localhost:${DEFAULT_PORT}. Violations are
printed. Ctrl+C stops the proxy. Exit codes: 0 no violations, 1 violations, 2 usage
error.`;

runCommand(SCRIPT, USAGE, async (args) => {
  const values = readFlags(args, {
    url: { type: 'string' },
    port: { type: 'string', default: DEFAULT_PORT },
  } as const);
  const url = parseBackendUrl(values.url);
  const port = parseNumber('port', values.port, HIGHEST_PORT);
  let violations = 0;
  const onViolation = ({ operationId, call, finding }: Violation) => {
    violations += 1;
    console.log(`✗ ${operationId} (${call})\n  ${formatFinding(finding).replaceAll('\n', '\n  ')}`);
  };
  const document = readDocument();
  const proxy = await startProxy({ url, port, document, onViolation }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new UsageError('The port is in use; choose another with --port');
    },
  );
  console.log(`Forwarding ${proxy.url} to ${url}`);
  const stop = () => {
    console.log(`\n${violations} violations`);
    if (violations > 0) process.exitCode = 1;
    void proxy.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
