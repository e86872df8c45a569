/** @jest-environment node */
import { parseCheckOptions } from './parseCheckOptions';

const URL_FLAG = ['--url', 'http://localhost:4000/'];

it('is read-only by default', () => {
  expect(parseCheckOptions(URL_FLAG, {})).toMatchObject({
    settings: { url: 'http://localhost:4000', mayWrite: false, extensions: [] },
    reports: [],
  });
});

it('reads credentials, and the secret with --write alone, from the environment', () => {
  const environment = { CONTRACT_ADMIN_PASSWORD: 'two', CONTRACT_SECRET: 'shh' };
  const flags = [...URL_FLAG, '--email', 'a@example.com', '--password', 'one'];
  const { settings } = parseCheckOptions([...flags, '--admin-email', 'b@example.com'], environment);
  expect(settings).toMatchObject({
    customer: { email: 'a@example.com', password: 'one' },
    admin: { email: 'b@example.com', password: 'two' },
    secret: undefined,
  });
  expect(parseCheckOptions([...flags, '--write'], environment).settings.secret).toBe('shh');
});

it('reads which extensions to check', () => {
  const extensionsOf = (...flags: string[]) =>
    parseCheckOptions([...URL_FLAG, ...flags], {}).settings.extensions;
  expect(extensionsOf('--extensions', 'reviews, refunds')).toEqual(['reviews', 'refunds']);
  expect(extensionsOf('--include-extensions')).toBe('all');
});

it('rejects what it cannot use', () => {
  for (const [args, message] of [
    [[], 'Specify the backend, e.g. --url http://localhost:4000'],
    [['--url', 'localhost:4000'], /is not a URL that starts with http/],
    [['--url', 'http://a:b@host'], '--url may contain only scheme, host, port and path'],
    [
      [...URL_FLAG, '--email', 'a@example.com'],
      '--email requires --password, or CONTRACT_PASSWORD',
    ],
    [[...URL_FLAG, '--admin-password', 'x'], '--admin-password requires --admin-email'],
    [[...URL_FLAG, '--secret', 'x'], /add --write/],
    [[...URL_FLAG, '--write', '--webhook', 'http://localhost/hook'], /--webhook requires --write/],
    [[...URL_FLAG, '--report', 'pdf'], 'Unknown report pdf; choose from junit, json'],
    [[...URL_FLAG, '--timeout', 'long'], /--timeout must be a whole number/],
    [[...URL_FLAG, '--origin', 'localhost'], /is not an origin such as/],
    [[...URL_FLAG, '--wirte'], /Unknown option '--wirte'/],
  ] as const) {
    expect(() => parseCheckOptions([...args], {})).toThrow(message);
  }
});
