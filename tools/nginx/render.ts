/**
 * Prepares a build for nginx: `tsx tools/nginx/render.ts DIRECTORY RUN_DIRECTORY [--config FILE]
 * [--port 8080] [--access-log FILE] [--tls-port 8443 --certificate FILE --key FILE]`, and then `nginx -c
 * RUN_DIRECTORY/nginx.conf`. Exits with 1 if config.json is invalid.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderSite } from './renderSite';

function main(): void {
  const { values, positionals } = parseArgs({
    options: {
      config: { type: 'string' },
      port: { type: 'string', default: '8080' },
      'tls-port': { type: 'string', default: '8443' },
      'access-log': { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [directory, runDirectory] = positionals.map((path) => resolve(path));
  if (!directory || !runDirectory)
    throw new Error('Name the directory of the build and one for nginx.');
  if (!existsSync(join(directory, 'index.html'))) throw new Error(`${directory} is no build.`);
  const [configFile, certificate, key] = [values.config, values.certificate, values.key].map(
    (file) => {
      if (file && !existsSync(file)) throw new Error(`${file} does not exist.`);
      return file && resolve(file);
    },
  );
  const tlsPort = Number(values['tls-port']);
  const file = renderSite({
    directory,
    runDirectory,
    configFile,
    port: Number(values.port),
    accessLog: values['access-log'],
    tls: certificate && key ? { port: tlsPort, certificate, key } : undefined,
  });
  console.log(`Wrote ${file}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
