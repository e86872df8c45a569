/**
 * Serves a build like a deployment: `tsx tools/serve/serve.ts dist|dist-demo [port]`. The
 * Content-Security-Policy allows the origins in API_HOST, PUBLIC_API_HOST and CHECKOUT_SCRIPT_URL, which
 * must be the same as for the build.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createStaticServer } from './createStaticServer';

const ROOT = resolve(__dirname, '../..');
const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;
const CLOSING_TIME_MS = 5_000;

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

function main(): void {
  const [folder = 'dist', portArgument] = process.argv.slice(2);
  const directory = resolve(ROOT, folder);
  if (!existsSync(join(directory, 'index.html'))) {
    const script = folder === 'dist-demo' ? 'build:demo' : 'build';
    fail(`${folder}/index.html does not exist. Run "npm run ${script}" first.`);
    return;
  }
  const port = Number(portArgument ?? process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`${portArgument ?? process.env.PORT} is not a port.`);
    return;
  }

  const server = createStaticServer({
    directory,
    origins: {
      apiHost: process.env.API_HOST,
      publicApiHost: process.env.PUBLIC_API_HOST,
      checkoutScriptUrl: process.env.CHECKOUT_SCRIPT_URL,
    },
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : error.message);
  });
  server.listen(port, HOST, () => {
    const { port: chosenPort } = server.address() as AddressInfo;
    console.log(`Serving ${folder} at http://localhost:${chosenPort}`);
  });

  const stop = () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), CLOSING_TIME_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main();
