import { toJsonSchema } from '@valibot/to-json-schema';
import Ajv from 'ajv';
import { configSchema, parseConfig } from './parseConfig';

// Editors, which read the schema too, must agree with the parser.
const schema = toJsonSchema(configSchema, { typeMode: 'output', errorMode: 'ignore' });
const followsSchema = new Ajv({ unicodeRegExp: true }).compile(schema);

const COMPLETE = {
  $schema: './config.schema.json',
  apiHost: 'https://api.example.com/',
  publicApiHost: 'http://public.example.com:8080/base',
  siteUrl: '',
  checkoutScriptUrl: '/simulated-checkout.js',
  idempotencyKeys: true,
  splashMs: 0,
  extensions: ['reviews', 'inbox'],
  reporting: { url: 'https://reports.example.com/shop?key=a1', sampleRate: 0.25 },
  switches: { catalogAccess: 'login', cartCheckout: 'placeholder' },
  claims: { categories: '12', years: '2' },
  site: {
    siteName: 'Slipway',
    tagline: 'Ready-made',
    description: 'Projects “ready” to launch.',
    contactEmail: 'hello@slipway.example.com',
    contactPhone: '+91 80 4718 2600',
    contactWhatsApp: '919845018260',
    address: '1 Quay, Kochi 682001, India',
    gstin: '29ABCDE1234F1Z5',
    businessHours: '9 to 5',
    supportPromise: 'Within a day',
    linkedin: 'https://www.linkedin.com/company/slipway',
    instagram: 'https://www.instagram.com/slipway',
  },
};

test('reads valid settings', () => {
  for (const config of [
    {},
    COMPLETE,
    { reporting: { url: '/reports' } },
    { checkoutScriptUrl: 'http://localhost:4000/c.js?v=1' },
  ]) {
    expect(parseConfig(JSON.stringify(config))).toEqual(config);
    expect([config, followsSchema(config)]).toEqual([config, true]);
  }
});

test.each([
  [[], 'It must be an object in braces.'],
  [null, 'It must be an object in braces.'],
  [{ apihost: '' }, 'apihost is no setting. There are $schema, apiHost, publicApiHost,'],
  [{ toString: '' }, 'toString is no setting.'],
  [{ apiHost: 'api.example.com' }, 'apiHost must be an address such as https://api.example.com'],
  [{ apiHost: 'https://a.example.com; script-src *' }, 'apiHost must be'],
  [{ apiHost: 'https://user@a.example.com' }, 'apiHost must be'],
  [{ apiHost: '/api' }, 'apiHost must be'],
  [{ apiHost: "https://a.example.com,'unsafe-eval'" }, 'apiHost must be'],
  [
    { apiHost: null },
    'apiHost must be an address such as https://api.example.com, or empty, not null.',
  ],
  [{ publicApiHost: 'https://a.example.com/?x=1' }, 'publicApiHost must be'],
  [{ siteUrl: 'ftp://a.example.com' }, 'siteUrl must be'],
  [{ checkoutScriptUrl: '//evil.example.com/c.js' }, 'checkoutScriptUrl must be the address'],
  [{ checkoutScriptUrl: 'javascript:alert(1)' }, 'checkoutScriptUrl must be'],
  [{ checkoutScriptUrl: '' }, 'checkoutScriptUrl must be'],
  [
    { splashMs: '2500' },
    'splashMs must be a whole number of milliseconds, at most 60000, not "2500".',
  ],
  [{ splashMs: -1 }, 'splashMs must be'],
  [{ splashMs: 60_001 }, 'splashMs must be'],
  [{ extensions: ['reviews', 'review'] }, 'extensions.1 must be one of account, '],
  [{ extensions: 'none' }, 'extensions must be a list of names in brackets, not "none".'],
  [{ reporting: true }, 'reporting must be an object in braces.'],
  [{ reporting: {} }, 'reporting.url is missing.'],
  [{ reporting: { url: '' } }, 'reporting.url must be an address such as'],
  [{ reporting: { url: '//evil.example.com' } }, 'reporting.url must be an address such as'],
  [{ reporting: { url: 'https://r.example.com; script-src *' } }, 'reporting.url must be'],
  [{ reporting: { url: '/r', sampleRate: 1.5 } }, 'reporting.sampleRate must be a number from 0'],
  [{ reporting: { url: '/r', sampleRate: '1' } }, 'reporting.sampleRate must be a number from 0'],
  [{ reporting: { url: '/r', dsn: 'x' } }, 'reporting.dsn is no setting. There are url, sample'],
  [{ switches: [] }, 'switches must be an object in braces.'],
  [
    { switches: { catalogAccess: 'all' } },
    'switches.catalogAccess must be one of public, login, not "all".',
  ],
  [{ switches: { catalog: 'login' } }, 'switches.catalog is no setting.'],
  [{ claims: { moneyBack: 'never' } }, 'claims.moneyBack is no setting. There are categories,'],
  [{ site: { siteName: ' ' } }, 'site.siteName must be a line of text'],
  [{ site: { siteName: 'two\nlines' } }, 'site.siteName must be a line of text'],
  [{ site: { siteName: 'x'.repeat(501) } }, 'site.siteName must be'],
  [{ site: { contactEmail: 'hello' } }, 'site.contactEmail must be an email address'],
  [{ site: { contactPhone: 'call us' } }, 'site.contactPhone must be a phone number'],
  [
    { site: { gstin: '29abcde1234f1z5' } },
    'site.gstin must be a GSTIN such as 29ABCDE1234F1Z5, or empty',
  ],
  [
    { site: { linkedin: 'javascript:alert(1)' } },
    'site.linkedin must be an address that begins with',
  ],
  [{ site: { payment: {} } }, 'site.payment is no setting.'],
])('refuses %j', (config, sentence) => {
  expect(() => parseConfig(JSON.stringify(config))).toThrow(sentence);
  expect(followsSchema(config)).toBe(false);
});

test('refuses an address that is none', () => {
  expect(() => parseConfig('{"apiHost":"https://["}')).toThrow('apiHost must be');
});

test('takes no offence at a byte-order mark', () => {
  expect(parseConfig('\uFEFF{"siteUrl":""}')).toEqual({ siteUrl: '' });
});

test('names what is wrong with the JSON', () => {
  expect(() => parseConfig('{"apiHost": }')).toThrow('It is not JSON: ');
  expect(() => parseConfig('<!doctype html>')).toThrow('It is not JSON: ');
});

test('a claim of config.json replaces the one of the specification', async () => {
  await jest.isolateModulesAsync(async () => {
    (await import('./shopConfig')).installConfig({ claims: { categories: '12' } });
    const { CLAIMS } = await import('./constants');
    expect(CLAIMS).toMatchObject({ categories: '12', teamMembers: '10+' });
  });
});
