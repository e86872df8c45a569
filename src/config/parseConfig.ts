import * as v from 'valibot';
import { EXTENSIONS } from './extensions';
import { type Features, SWITCHES } from './switches';

const BRACES = 'must be an object in braces.';

/** An object of settings, in which there is no other key. */
const settings = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), BRACES),
    v.strictObject(entries, ({ expected }) => {
      if (expected === 'Object') return BRACES;
      const names = Object.keys(entries).join(', ');
      return expected === 'never' ? `is no setting. There are ${names}.` : 'is missing.';
    }),
  );

/** A setting with a description for editors and for who gets it wrong. */
const setting = <const Schema extends v.GenericSchema>(description: string, schema: Schema) =>
  v.message(
    v.pipe(schema, v.description(description)),
    ({ received }) => `must be ${description}, not ${received}.`,
  );

const MAXIMUM_LENGTH = 500;
const text = (description: string, pattern: RegExp) =>
  v.optional(
    setting(description, v.pipe(v.string(), v.maxLength(MAXIMUM_LENGTH), v.regex(pattern))),
  );

function isAddress(value: string): boolean {
  try {
    return Boolean(new URL(value, 'https://shop.example.com'));
  } catch {
    return false;
  }
}

const address = (description: string, pattern: RegExp) =>
  setting(description, v.pipe(v.string(), v.regex(pattern), v.check(isAddress)));

// The server's Content-Security-Policy contains these values, so none may end a directive.
const host = v.optional(
  address('an address such as https://api.example.com, or empty', /^(https?:\/\/[^\s?#@;,'"]+)?$/),
);
const REACHABLE = /^(\/(?!\/)[^\s;,'"]*|https?:\/\/[^\s#@;,'"]+)$/;

const line = text('a line of text', /^[^\p{Cc}]*\S[^\p{Cc}]*$/u);
const phone = text('a phone number such as +91 80 4718 2600', /^\+?\d[\d ]{5,18}$/);
const profile = text('an address that begins with https://', /^https:\/\/[^\s"<>]+$/);

type SwitchEntries = {
  [Name in keyof Features]: v.OptionalSchema<
    ReturnType<typeof setting<v.PicklistSchema<(typeof SWITCHES)[Name], undefined>>>,
    undefined
  >;
};

const switches = Object.fromEntries(
  Object.entries(SWITCHES).map(([name, values]) => [
    name,
    v.optional(setting(`one of ${values.join(', ')}`, v.picklist(values))),
  ]),
) as SwitchEntries;

/** The content of config.json; builds write it beside the file as a JSON Schema. */
export const configSchema = settings({
  $schema: v.optional(setting('text', v.string())),
  apiHost: host,
  publicApiHost: host,
  siteUrl: host,
  checkoutScriptUrl: v.optional(
    address('the address of a script, or a path such as /checkout.js', REACHABLE),
  ),
  /** Whether requests that save have an Idempotency-Key; by default those to the page's own origin. */
  idempotencyKeys: v.optional(setting('true or false', v.boolean())),
  splashMs: v.optional(
    setting(
      'a whole number of milliseconds, at most 60000',
      v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(60_000)),
    ),
  ),
  /** What the backend offers beyond the product specification; everything by default. */
  extensions: v.optional(
    setting(
      'a list of names in brackets',
      v.array(setting(`one of ${EXTENSIONS.join(', ')}`, v.picklist(EXTENSIONS))),
    ),
  ),
  /** Where errors and web vitals are reported; nothing is without it. */
  reporting: v.optional(
    settings({
      /** Receives POST requests with JSON. */
      url: address('an address such as https://reports.example.com/shop, or a path', REACHABLE),
      /** Share of page loads that report; all by default. */
      sampleRate: v.optional(
        setting('a number from 0 to 1', v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      ),
    }),
  ),
  switches: v.optional(settings(switches)),
  /** The figures that the shop claims; missing ones are the specification's (config/constants.ts). */
  claims: v.optional(
    settings({
      categories: line,
      testedCode: line,
      support: line,
      templates: line,
      ideasInBanner: line,
      ideasInCatalogue: line,
      projectsDelivered: line,
      happyClients: line,
      years: line,
      teamMembers: line,
    }),
  ),
  /** The shop's identity; missing values come from config/site.ts. */
  site: v.optional(
    settings({
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
  ),
});

/** Parses config.json; throws an error that names the invalid field. */
export function parseConfig(json: string): v.InferOutput<typeof configSchema> {
  let value: unknown;
  try {
    // Some editors begin a file with a byte-order mark.
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`It is not JSON: ${(error as Error).message}`);
  }
  const result = v.safeParse(configSchema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'It'} ${issue.message}`);
}
