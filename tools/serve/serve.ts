/**
 * Serves a build like a deployment: `tsx tools/serve/serve.ts dist|dist-demo [port] [--config
 * FILE]`. The Content-Security-Policy allows the URLs in config.json, that of the build or FILE.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONFIG_FILE } from '../config/configFile';
import { createStaticServer } from './createStaticServer';
import { checkAddresses } from './checkAddresses';

const ROOT = resolve(__dirname, '../..');
const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;
const CLOSING_TIME_MS = 5_000;

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: { config: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder = 'dist', portArgument] = positionals;
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

  const configFile = values.config
    ? resolve(process.cwd(), values.config)
    : join(directory, CONFIG_FILE);
  if (values.config && !existsSync(configFile)) {
    fail(`${values.config} does not exist.`);
    return;
  }
  let others: string[];
  try {
    others = checkAddresses(directory, configFile, process.env);
  } catch (error) {
    fail((error as Error).message);
    return;
  }

  const server = createStaticServer({ directory, configFile, others });
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
