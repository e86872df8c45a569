import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseConfig } from '../../src/config/parseConfig';
import type { ShopConfig } from '../../src/config/shopConfig';

/** The path and name of the file. */
export const CONFIG_FILE = 'config.json';
/** The name of its JSON Schema. */
export const CONFIG_SCHEMA_FILE = 'config.schema.json';

/** Reads a config file; throws an error that names the file and the invalid field. */
export function readConfigFile(file: string): ShopConfig {
  try {
    return parseConfig(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${basename(file)} cannot be used. ${(error as Error).message}`);
  }
}

/** Reads the config.json of a build; without the file, the defaults apply. */
export function readConfigOf(directory: string): ShopConfig {
  const file = join(directory, CONFIG_FILE);
  return existsSync(file) ? readConfigFile(file) : {};
}
