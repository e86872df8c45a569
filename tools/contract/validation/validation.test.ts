/** @jest-environment node */
import { zipSync } from 'fflate';
import { makeMatcher } from '../document/matchOperation';
import { readDocument } from '../document/readDocument';
import { Redactor } from '../exchange/redaction';
import type { ReceivedResponse } from '../exchange/types';
import { findFileErrors } from './fileFindings';
import { hideSecrets } from './hideSecrets';
import { findSecrets } from './secrets';
import { validateRequest } from './validateRequest';
import { validateResponse } from './validateResponse';

const document = readDocument();

function response(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): ReceivedResponse {
  const bytes = body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body));
  return {
    status,
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
    bytes,
    text: body instanceof Uint8Array ? '' : JSON.stringify(body),
    json: body instanceof Uint8Array ? undefined : body,
  };
}

const stats = { totalProjects: 1, totalUsers: 1, totalOrders: 1, totalDownloads: 1 };
const validateStats = (given: ReceivedResponse, measure = {}) =>
  validateResponse(given, document.operation('getPublicStats'), measure);

describe('a response', () => {
  it('has no findings if it matches the document', () => {
    expect(validateStats(response(200, stats))).toEqual([]);
    const utf8 = { 'Content-Type': 'application/json; charset=UTF-8' };
    expect(validateStats(response(200, stats, utf8))).toEqual([]);
  });

  it.each([
    [response(200, stats, { 'Content-Type': 'text/html' }), 'content-type'],
    [response(200, stats, { 'Content-Type': 'application/json; charset=latin1' }), 'content-type'],
    [{ ...response(200, stats), json: undefined }, 'json'],
    [response(200, { ...stats, totalUsers: '1' }), 'schema'],
    [response(418, {}), 'undocumented-status'],
    [response(503, {}), 'server-error'],
    [response(200, { ...stats, password_hash: 'x' }), 'secret'],
  ])('has a finding with the violated rule (%#)', (given, rule) => {
    expect(validateStats(given).map((finding) => finding.rule)).toContain(rule);
  });

  it('must be readable for another origin if one is given', () => {
    const origin = 'https://shop.example.com';
    const allowed = (value: string) =>
      validateStats(response(200, stats, { 'Access-Control-Allow-Origin': value }), { origin });
    expect([allowed('*'), allowed(origin)]).toEqual([[], []]);
    expect(allowed('https://other.example.com')).toMatchObject([{ rule: 'cors' }]);
  });

  it('must show another origin its documented headers', () => {
    const download = document.operation('downloadProject');
    const findingsFor = (exposed: string) =>
      validateResponse(
        response(200, new Uint8Array(), {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Expose-Headers': exposed,
        }),
        download,
        { origin: 'https://shop.example.com' },
      ).filter(({ rule }) => rule === 'cors');
    expect(['ETag, content-disposition', '*'].map(findingsFor)).toEqual([[], []]);
    expect(findingsFor('ETag')).toMatchObject([{ expected: 'Content-Disposition' }]);
  });

  it('must have its documented headers', () => {
    const zip = zipSync({ 'README.md': new TextEncoder().encode('Hello') });
    const validate = (headers: Record<string, string>) =>
      validateResponse(
        response(200, zip, { 'Content-Type': 'application/zip', ...headers }),
        document.operation('downloadProject'),
        {},
      ).map(({ message }) => message);
    const right = { 'Content-Length': String(zip.byteLength), 'Content-Disposition': 'attachment' };
    expect(validate(right)).toEqual([]);
    expect(validate({ 'Content-Disposition': 'attachment' })).toEqual([
      'The header Content-Length is missing',
    ]);
    const wrong = { ...right, 'Content-Length': '3' };
    expect(validate(wrong)).toEqual(['Content-Length differs from the number of bytes received']);
    expect(validate({ ...wrong, 'Content-Encoding': 'gzip' })).toEqual([]);
  });

  it('may leave out an optional header', () => {
    const refusal = { message: 'Too many requests' };
    expect(validateStats(response(429, refusal))).toEqual([]);
    const origin = { 'Access-Control-Allow-Origin': '*' };
    expect(
      validateStats(response(429, refusal, origin), { origin: 'https://shop.example.com' }),
    ).toEqual([]);
    expect(validateStats(response(429, refusal, { 'Retry-After': '' }))).toMatchObject([
      { rule: 'header' },
    ]);
  });
});

describe('secrets in a response', () => {
  const sha256 = '5e884898da28047151d0e56f8dc6292773603d0d6aabbd62a11ef721d1542d8';
  const sent = ['checked-123456789', 'password', 'with/slash 9'];
  const find = (json: unknown, status = 200) =>
    findSecrets(response(status, json), sent).map(({ rule, pointer }) => [rule, pointer]);
  const findInText = (text: string) =>
    findSecrets({ ...response(200, text), text, json: undefined }, sent);

  it.each([
    [{ user: { password: 'x' } }, '/user/password'],
    [{ users: [{ passwordHash: 'x' }] }, '/users/0/passwordHash'],
    [{ user_password: 'hunter2' }, '/user_password'],
    [{ plainPassword: 'hunter2' }, '/plainPassword'],
    [{ hashedPassword: sha256 }, '/hashedPassword'],
    [{ password_digest: sha256 }, '/password_digest'],
    [{ oldPwd: 'hunter2' }, '/oldPwd'],
    [{ user: { saltOfUser: 'c2FsdA' } }, '/user/saltOfUser'],
    [{ password: 123_456 }, '/password'],
    [{ passwords: ['hunter2'] }, '/passwords'],
    [{ password: { value: 'hunter2' } }, '/password'],
    [{ hash: sha256 }, '/hash'],
    [{ credentials: '$2b$10$N9qo8uLOickgx2ZMRZoMye' }, '/credentials'],
    [{ note: 'checked-123456789' }, '/note'],
    [{ note: 'password' }, '/note'],
    [{ note: 'You are in with checked-123456789.' }, '/note'],
    [{ link: '/login?key=with%2Fslash%209' }, '/link'],
  ])('are found in %j', (json, pointer) => expect(find(json)).toEqual([['secret', pointer]]));

  it.each([
    { message: 'Your password is wrong' },
    { errors: { password: 'Password is too short', passwords: ['Too short'] } },
    { errors: [{ field: 'password', message: 'Too short' }] },
    { password: '' },
    {
      hasPassword: true,
      password: null,
      passwords: [],
      password_changed_at: '2025-10-15T09:00:00Z',
    },
    { token: 'a-token' },
  ])('are not reported in %j', (json) => expect(find(json)).toEqual([]));

  it('are found in a body that is not JSON', () => {
    expect(findInText('<p>Welcome, your password is checked-123456789</p>')).toMatchObject([
      { rule: 'secret', message: 'The body contains a password that was sent' },
    ]);
    expect(findInText('7;asha;$2b$10$N9qo8uLOickgx2ZMRZoMye')).toMatchObject([
      { message: 'The body contains a password hash' },
    ]);
    expect(findInText('<label>Your password</label>')).toEqual([]);
  });
});

describe('a file', () => {
  const messages = (bytes: Uint8Array) =>
    [...findFileErrors(response(200, bytes), 'application/zip')].map(({ message }) => message);
  const zip = zipSync({ 'a.txt': new Uint8Array([1]) });

  it('must be a zip file that can be unpacked', () => {
    expect(messages(zip)).toEqual([]);
    expect(messages(new Uint8Array())).toEqual(['The file is empty']);
    expect(messages(new TextEncoder().encode('{"oops":1}'))).toEqual([
      'The file does not start with the signature of a zip file (PK 03 04)',
    ]);
    expect(messages(zip.slice(0, 20))).toEqual([
      expect.stringMatching(/^The zip file cannot be unpacked/),
    ]);
    expect(messages(zipSync({ 'a.txt': new Uint8Array() }))).toEqual([
      'The zip file contains only empty files',
    ]);
  });
});

describe('a CSV file', () => {
  const messages = (text: string) =>
    [...findFileErrors(response(200, new TextEncoder().encode(text)), 'text/csv')].map(
      ({ message }) => message,
    );

  it('must follow RFC 4180, with a byte order mark and without formulas', () => {
    expect(messages('\uFEFFDate,Title\r\n2025-01-01,"Two\nlines, ""quoted"""\r\n')).toEqual([]);
    expect(messages('Date\r\n')).toEqual([
      'The CSV file does not start with a byte order mark (EF BB BF)',
    ]);
    expect(messages('\uFEFFDate\n2025-01-01\n')).toEqual(['Lines do not end with CRLF (RFC 4180)']);
    expect(messages('\uFEFFTitle,Name\r\nOne,"=1+1"\r\n')).toEqual([
      'A spreadsheet would evaluate a cell as a formula',
    ]);
    expect(messages("\uFEFFTitle\r\n'=1+1\r\n")).toEqual([]);
  });
});

describe('a request', () => {
  const match = makeMatcher(document);
  const validate = (method: string, target: string, body?: unknown, contentType?: string) => {
    const { pathname, searchParams: query } = new URL(target, 'http://host');
    return validateRequest(match(method, pathname)!, {
      query,
      contentType: contentType ?? 'application/json',
      body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
    }).map(({ message }) => message);
  };
  const credentials = { email: 'asha@example.com', password: 'password' };

  it('has no findings if it matches the document', () => {
    expect(validate('GET', '/api/projects?page=2&sort=title')).toEqual([]);
    expect(validate('POST', '/api/auth/login', credentials)).toEqual([]);
    expect(validate('POST', '/api/chat/conversation')).toEqual([]);
  });

  it('has findings that say why it does not', () => {
    expect(validate('GET', '/api/projects?page=0&order=UP')).toEqual([
      'The parameter page must be >= 1',
      'The parameter order must be equal to one of the allowed values',
    ]);
    expect(validate('GET', '/api/projects/abc')).toEqual(['The parameter id must be integer']);
    expect(validate('POST', '/api/auth/login', { email: 'asha@example.com' })).toEqual([
      "The request's body must have required property 'password'",
    ]);
    expect(validate('POST', '/api/auth/login', credentials, 'text/plain')).toEqual([
      "The request's content type is text/plain",
    ]);
    expect(validate('POST', '/api/auth/login')).toEqual(["The request's body is not valid JSON"]);
  });
});

describe('a finding in a report', () => {
  it('redacts values of fields with secret names', () => {
    const redactor = new Redactor();
    redactor.learn('hidden-1');
    const finding = { rule: 'schema', message: 'not hidden-1', actual: 'short' } as const;
    expect(hideSecrets({ ...finding, pointer: '/password' }, redactor)).toEqual({
      rule: 'schema',
      pointer: '/password',
      message: 'not [redacted]',
      actual: '[redacted]',
    });
    expect(hideSecrets({ ...finding, pointer: '/name' }, redactor).actual).toBe('short');
  });
});
