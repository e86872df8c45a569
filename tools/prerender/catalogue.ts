/**
 * Writes the pages of a running backend into a build, with what they were drawn from, so that they can
 * be read before any script runs: `npm run prerender -- --from URL [--config FILE] [directory]`.
 * config.json, that of the build or FILE, has the shop's public URL. If anything is missing, changes
 * nothing and exits with 1.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installConfig } from '@/config/shopConfig';
import { readConfigFile, readConfigOf } from '../config/configFile';
import { drawInProcesses } from './drawPages';
import { writeCatalogue } from './writeCatalogue';

// In development mode Emotion uses longer style names, which the app of the build would not recognise.
process.env.NODE_ENV = 'production';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, config: { type: 'string' } },
    allowPositionals: true,
  });
  const directory = resolve(positionals[0] ?? 'dist');
  const config = values.config ? readConfigFile(values.config) : readConfigOf(directory);
  if (!values.from) throw new Error('Name the backend: npm run prerender -- --from URL');
  if (!config.siteUrl) {
    throw new Error("Set siteUrl in config.json: search engines need the shop's public address.");
  }
  if (config.switches?.catalogAccess === 'login') {
    throw new Error('The catalogue requires a login, so its pages are not public.');
  }
  installConfig(config);
  await writeCatalogue(directory, values.from.replace(/\/+$/, ''), drawInProcesses);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
