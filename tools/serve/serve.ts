/**
 * Serves a build like a deployment: `tsx tools/serve/serve.ts dist|dist-demo [port] [--config
 * FILE]`. The Content-Security-Policy allows the URLs in config.json, that of the build or FILE.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONFIG_FILE, readConfigFile } from '../config/configFile';
import { createStaticServer } from './createStaticServer';

const ROOT = resolve(__dirname, '../..');
const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;
const CLOSING_TIME_MS = 5_000;
/** Only a build with the mock backend has this file. */
const MOCK_FILE = 'mockServiceWorker.js';
/** Environment variables that set a URL in a build. */
const ADDRESSES = {
  API_HOST: 'apiHost',
  PUBLIC_API_HOST: 'publicApiHost',
  CHECKOUT_SCRIPT_URL: 'checkoutScriptUrl',
} as const;

const withoutSlash = (address = '') => address.trim().replace(/\/+$/, '');

function fail({ message }: Error): void {
  console.error(message);
  process.exitCode = 1;
}

/**
 * Throws if config.json is invalid, or if an environment variable names another URL, because the
 * shop would follow the file. Returns the URLs that the variables add: the workbench of a mock build
 * may send requests there.
 */
function checkAddresses(directory: string, configFile: string): string[] {
  const config = existsSync(configFile) ? readConfigFile(configFile) : {};
  const others: string[] = [];
  for (const [variable, name] of Object.entries(ADDRESSES)) {
    const wanted = withoutSlash(process.env[variable]);
    if (!wanted || wanted === withoutSlash(config[name])) continue;
    if (!existsSync(join(directory, MOCK_FILE))) {
      throw new Error(
        `${variable} is ${wanted}, but the shop in this folder uses ${config[name] || 'its default'}, ` +
          `as ${relative(process.cwd(), configFile)} says. ` +
          `Set ${name} in that file, or unset ${variable}.`,
      );
    }
    others.push(wanted);
  }
  return others;
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
    throw new Error(`${folder}/index.html does not exist. Run "npm run ${script}" first.`);
  }
  const port = Number(portArgument ?? process.env.PORT ?? DEFAULT_PORT);
  const configFile = resolve(values.config ?? join(directory, CONFIG_FILE));
  if (values.config && !existsSync(configFile)) throw new Error(`${values.config} does not exist.`);

  const others = checkAddresses(directory, configFile);
  const server = createStaticServer({ directory, configFile, others });
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use.`) : error);
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

try {
  main();
} catch (error) {
  fail(error as Error);
}
