import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ShopConfig } from '../../src/config/shopConfig';
import { readConfigFile } from '../config/configFile';

/** Only a build with the mock backend has this file. */
const MOCK_FILE = 'mockServiceWorker.js';

/** Environment variables that set a URL in a build. */
const ADDRESSES = {
  API_HOST: 'apiHost',
  PUBLIC_API_HOST: 'publicApiHost',
  CHECKOUT_SCRIPT_URL: 'checkoutScriptUrl',
} as const satisfies Record<string, keyof ShopConfig>;

const withoutSlash = (address = '') => address.trim().replace(/\/+$/, '');

/**
 * Checks the config.json of a build before serving it: throws if it is invalid, or if an
 * environment variable names another URL, because the shop would follow the file. Returns the URLs
 * that the variables add: the workbench of a mock build may send requests there.
 */
export function checkAddresses(
  directory: string,
  configFile: string,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const config = existsSync(configFile) ? readConfigFile(configFile) : {};
  const others: string[] = [];
  for (const [variable, name] of Object.entries(ADDRESSES)) {
    const wanted = withoutSlash(environment[variable]);
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
