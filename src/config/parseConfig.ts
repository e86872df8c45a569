import type { ReportingConfig, ShopConfig } from './shopConfig';
import { SWITCHES } from './switches';

/** A constraint on a value, as words and as a test. */
type Rule = readonly [must: string, isValid: (value: unknown) => boolean];
type Rules = { readonly [name: string]: Rule | Rules };

const isText = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value);

const matching = (must: string, pattern: RegExp): Rule => [
  must,
  (value) => isText(value, pattern) && (value as string).length <= 500,
];

const isUrl = (value: unknown) => {
  try {
    return Boolean(new URL(value as string));
  } catch {
    return false;
  }
};

// The server's Content-Security-Policy contains these values, so none may end a directive.
const host: Rule = [
  'an address such as https://api.example.com, or empty',
  (value) => value === '' || (isText(value, /^https?:\/\/[^\s?#@;,'"]+$/) && isUrl(value)),
];
const isReachable: Rule[1] = (value) =>
  isText(value, /^\/(?!\/)[^\s;,'"]*$/) ||
  (isText(value, /^https?:\/\/[^\s#@;,'"]+$/) && isUrl(value));
const line = matching('a line of text', /^[^\p{Cc}]*\S[^\p{Cc}]*$/u);
const phone = matching('a phone number such as +91 80 4718 2600', /^\+?\d[\d ]{5,18}$/);
const profile = matching('an address that begins with https://', /^https:\/\/[^\s"<>]+$/);

const rules: Rules = {
  $schema: matching('text', /^/),
  apiHost: host,
  publicApiHost: host,
  siteUrl: host,
  checkoutScriptUrl: ['the address of a script, or a path such as /checkout.js', isReachable],
  idempotencyKeys: ['true or false', (value) => typeof value === 'boolean'],
  splashMs: [
    'a whole number of milliseconds, at most 60000',
    (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 60_000,
  ],
  reporting: {
    url: ['an address such as https://reports.example.com/shop, or a path', isReachable],
    sampleRate: [
      'a number from 0 to 1',
      (value) => typeof value === 'number' && value >= 0 && value <= 1,
    ],
  },
  switches: Object.fromEntries(
    Object.entries(SWITCHES).map(([name, values]): [string, Rule] => [
      name,
      [`one of ${values.join(', ')}`, (value) => values.some((each) => each === value)],
    ]),
  ),
  site: {
    siteName: line,
    tagline: line,
    description: line,
    contactEmail: matching('an email address', /^[^\s@?<>"]+@[^\s@?<>"]+\.[^\s@?<>"]+$/),
    contactPhone: phone,
    contactWhatsApp: phone,
    address: line,
    gstin: matching(
      'a GSTIN such as 29ABCDE1234F1Z5, or empty',
      /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z])?$/,
    ),
    businessHours: line,
    supportPromise: line,
    linkedin: profile,
    instagram: profile,
  },
};

function check(value: unknown, known: Rules, name: string): void {
  if (typeof value !== 'object' || !value || Array.isArray(value)) {
    throw new Error(`${name || 'It'} must be an object in braces.`);
  }
  for (const [key, field] of Object.entries(value)) {
    const path = name ? `${name}.${key}` : key;
    if (!Object.hasOwn(known, key)) {
      throw new Error(`${path} is no setting. There are ${Object.keys(known).join(', ')}.`);
    }
    const rule = known[key]!;
    if (!Array.isArray(rule)) check(field, rule as Rules, path);
    else if (!(rule as Rule)[1](field)) {
      throw new Error(`${path} must be ${rule[0]}, not ${JSON.stringify(field)}.`);
    }
  }
}

/** Parses config.json; throws an error that names the invalid field. */
export function parseConfig(text: string): ShopConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`It is not JSON: ${(error as Error).message}`);
  }
  check(value, rules, '');
  const { reporting } = value as { reporting?: Partial<ReportingConfig> };
  if (reporting && reporting.url === undefined) throw new Error('reporting has no url.');
  return value as ShopConfig;
}
