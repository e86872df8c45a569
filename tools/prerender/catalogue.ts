/**
 * Writes the head of each project's page into a build, so that search engines and link previews
 * find it without running scripts: `npm run prerender -- --from URL [--config FILE] [directory]`.
 * URL is a running backend; config.json, that of the build or FILE, has the shop's public URL. If
 * anything is missing, changes nothing and exits with 1.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installConfig } from '@/config/shopConfig';
import { readConfigFile, readConfigOf } from '../config/configFile';
import { readCatalogue } from './readCatalogue';

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
  const projects = await readCatalogue(values.from);
  const { writeProjectPages } = await import('./writeProjectPages');
  writeProjectPages(directory, projects);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
