import { EXTENSIONS } from './extensions';
import type { ShopConfig } from './shopConfig';
import { SWITCHES } from './switches';

/** The part of JSON Schema that describes the settings; a description says what a value must be. */
type Schema = {
  readonly type?: 'object' | 'string' | 'boolean' | 'integer' | 'number' | 'array';
  readonly description?: string;
  readonly additionalProperties?: false;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: 'uri-reference';
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

const object = (properties: NonNullable<Schema['properties']>, required?: string[]): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required && { required }),
});
const text = (description: string, { source }: RegExp): Schema => ({
  type: 'string',
  description,
  maxLength: 500,
  pattern: source,
});
const address = (description: string, { source }: RegExp): Schema => ({
  type: 'string',
  description,
  format: 'uri-reference',
  pattern: source,
});

// The server's Content-Security-Policy contains these values, so none may end a directive.
const host = address(
  'an address such as https://api.example.com, or empty',
  /^(https?:\/\/[^\s?#@;,'"]+)?$/,
);
const REACHABLE = /^(\/(?!\/)[^\s;,'"]*|https?:\/\/[^\s#@;,'"]+)$/;

const line = text('a line of text', /^[^\p{Cc}]*\S[^\p{Cc}]*$/u);
const phone = text('a phone number such as +91 80 4718 2600', /^\+?\d[\d ]{5,18}$/);
const profile = text('an address that begins with https://', /^https:\/\/[^\s"<>]+$/);

/** The JSON Schema of config.json, which builds write beside it and `parseConfig` follows. */
export const configSchema: Schema = object({
  $schema: text('text', /^/),
  apiHost: host,
  publicApiHost: host,
  siteUrl: host,
  checkoutScriptUrl: address('the address of a script, or a path such as /checkout.js', REACHABLE),
  idempotencyKeys: { type: 'boolean', description: 'true or false' },
  splashMs: {
    type: 'integer',
    description: 'a whole number of milliseconds, at most 60000',
    minimum: 0,
    maximum: 60_000,
  },
  extensions: {
    type: 'array',
    description: `a list of names among ${EXTENSIONS.join(', ')}`,
    items: { enum: EXTENSIONS },
  },
  reporting: object(
    {
      url: address('an address such as https://reports.example.com/shop, or a path', REACHABLE),
      sampleRate: { type: 'number', description: 'a number from 0 to 1', minimum: 0, maximum: 1 },
    },
    ['url'],
  ),
  switches: object(
    Object.fromEntries(
      Object.entries(SWITCHES).map(([name, values]) => [
        name,
        { description: `one of ${values.join(', ')}`, enum: values },
      ]),
    ),
  ),
  site: object({
    siteName: line,
    tagline: line,
    description: line,
    contactEmail: text('an email address', /^[^\s@?<>"]+@[^\s@?<>"]+\.[^\s@?<>"]+$/),
    contactPhone: phone,
    contactWhatsApp: phone,
    address: line,
    gstin: text(
      'a GSTIN such as 29ABCDE1234F1Z5, or empty',
      /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z])?$/,
    ),
    businessHours: line,
    supportPromise: line,
    linkedin: profile,
    instagram: profile,
  }),
});

function isAddress(value: string): boolean {
  try {
    return Boolean(new URL(value, 'https://shop.example.com'));
  } catch {
    return false;
  }
}

function follows(value: unknown, schema: Schema): boolean {
  const { minimum = -Infinity, maximum = Infinity, maxLength = Infinity } = schema;
  if (schema.enum) return schema.enum.includes(value);
  const { items } = schema;
  if (items) return Array.isArray(value) && value.every((item) => follows(item, items));
  if (schema.type === 'boolean') return typeof value === 'boolean';
  if (schema.type === 'string') {
    const isText = typeof value === 'string' && value.length <= maxLength;
    if (!isText || !new RegExp(schema.pattern!, 'u').test(value)) return false;
    return schema.format === undefined || isAddress(value);
  }
  const isNumber = typeof value === 'number' && value >= minimum && value <= maximum;
  return isNumber && (schema.type === 'number' || Number.isInteger(value));
}

function check(value: unknown, schema: Schema, name: string): void {
  const { properties, required = [] } = schema;
  if (!properties) {
    if (follows(value, schema)) return;
    throw new Error(`${name} must be ${schema.description}, not ${JSON.stringify(value)}.`);
  }
  if (typeof value !== 'object' || !value || Array.isArray(value)) {
    throw new Error(`${name || 'It'} must be an object in braces.`);
  }
  for (const [key, field] of Object.entries(value)) {
    const path = name ? `${name}.${key}` : key;
    if (!Object.hasOwn(properties, key)) {
      throw new Error(`${path} is no setting. There are ${Object.keys(properties).join(', ')}.`);
    }
    check(field, properties[key]!, path);
  }
  const missing = required.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) throw new Error(`${name} has no ${missing}.`);
}

/** Parses config.json; throws an error that names the invalid field. */
export function parseConfig(json: string): ShopConfig {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`It is not JSON: ${(error as Error).message}`);
  }
  check(value, configSchema, '');
  return value as ShopConfig;
}
