import { toJsonSchema } from '@valibot/to-json-schema';
import { parseExtensions } from '../../src/config/extensions';
import { configSchema, parseConfig } from '../../src/config/parseConfig';
import type { ShopConfig } from '../../src/config/shopConfig';
import { SWITCHES } from '../../src/config/switches';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of config.json that can be set by an environment variable of a build, by variable. */
const VARIABLES: Record<string, keyof ShopConfig> = {
  API_HOST: 'apiHost',
  PUBLIC_API_HOST: 'publicApiHost',
  CHECKOUT_SCRIPT_URL: 'checkoutScriptUrl',
  SITE_URL: 'siteUrl',
  SPLASH_MS: 'splashMs',
};

const toVariable = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

function pick(environment: Environment, variables: Record<string, string>) {
  const entries = Object.entries(variables).flatMap(([variable, name]) => {
    const value = environment[variable]?.trim();
    return value ? [[name, name === 'splashMs' ? Number(value) : value]] : [];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Converts environment variables to a config; throws if one of them is invalid. */
export function configFromEnvironment(environment: Environment): ShopConfig {
  const names = Object.fromEntries(Object.keys(SWITCHES).map((name) => [toVariable(name), name]));
  const switches = pick(environment, names);
  const { EXTENSIONS } = environment;
  try {
    return parseConfig(
      JSON.stringify({
        ...pick(environment, VARIABLES),
        ...(EXTENSIONS && { extensions: parseExtensions(EXTENSIONS) }),
        ...(Object.keys(switches).length > 0 && { switches }),
      }),
    );
  } catch (error) {
    throw new Error(`The environment variables are wrong: ${(error as Error).message}`);
  }
}

/** Returns the text of the config.json that a build writes. */
export function toConfigFile(config: ShopConfig): string {
  return `${JSON.stringify({ $schema: './config.schema.json', ...config }, null, 2)}\n`;
}

/** Returns the text of the JSON Schema that a build writes beside config.json. */
export const toConfigSchemaFile = (): string =>
  // What JSON Schema cannot say, such as a flag of a pattern, is left to the parser.
  `${JSON.stringify(toJsonSchema(configSchema, { typeMode: 'output', errorMode: 'ignore' }), null, 2)}\n`;
