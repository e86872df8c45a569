/**
 * Prepares a build for nginx: `tsx tools/nginx/render.ts DIRECTORY RUN_DIRECTORY [--config FILE]
 * [--port 8080] [--access-log FILE] [--tls-port 8443 --certificate FILE --key FILE]`, and then `nginx -c
 * RUN_DIRECTORY/nginx.conf`. Exits with 1 if config.json is invalid.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderSite } from './renderSite';

const DEFAULT_PORT = '8080';
const DEFAULT_TLS_PORT = '8443';

function main(): void {
  const { values, positionals } = parseArgs({
    options: {
      config: { type: 'string' },
      port: { type: 'string', default: DEFAULT_PORT },
      'tls-port': { type: 'string', default: DEFAULT_TLS_PORT },
      'access-log': { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [directory = 'dist', runDirectory] = positionals.map((path) => resolve(path));
  const { config, certificate, key } = values;
  if (!runDirectory) throw new Error('Name the directory of the build and one for nginx.');
  if (!existsSync(join(directory, 'index.html'))) throw new Error(`${directory} is no build.`);
  for (const file of [config, certificate, key]) {
    if (file && !existsSync(file)) throw new Error(`${file} does not exist.`);
  }
  const file = renderSite({
    directory,
    runDirectory,
    port: Number(values.port),
    accessLog: values['access-log'],
    ...(config && { configFile: resolve(config) }),
    ...(certificate &&
      key && {
        tls: {
          port: Number(values['tls-port']),
          certificate: resolve(certificate),
          key: resolve(key),
        },
      }),
  });
  console.log(`Wrote ${file}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
