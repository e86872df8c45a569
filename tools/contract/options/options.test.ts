/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { documentFiles } from '../document/documentFiles';
import { parseCheckOptions } from './parseCheckOptions';
import { parseDiffOptions } from './parseDiffOptions';
import { parseProxyOptions } from './parseProxyOptions';

const URL_FLAG = ['--url', 'http://localhost:4000/'];

describe('the command line of the checker', () => {
  it('is read-only by default', () => {
    expect(parseCheckOptions(URL_FLAG, {})).toEqual({
      files: documentFiles(),
      settings: {
        url: 'http://localhost:4000',
        mayWrite: false,
        includeExtensions: false,
        customer: undefined,
        admin: undefined,
        secret: undefined,
        origin: undefined,
        realtimeMs: 5000,
        silenceMs: 500,
      },
      timeoutMs: 10_000,
      delayMs: 0,
      only: undefined,
      reports: [],
      outDirectory: 'contract-report',
    });
  });

  it('parses all options', () => {
    const args = [
      ...URL_FLAG,
      ...['--email', 'a@example.com', '--password', 'one', '--admin-email', 'b@example.com'],
      ...[
        '--write',
        '--include-extensions',
        '--secret',
        'shh',
        '--origin',
        'http://localhost:3000',
      ],
      ...['--report', 'json, junit', '--out', 'there', '--timeout', '500', '--delay', '20'],
    ];
    expect(parseCheckOptions(args, { CONTRACT_ADMIN_PASSWORD: 'two' })).toMatchObject({
      settings: {
        mayWrite: true,
        includeExtensions: true,
        customer: { email: 'a@example.com', password: 'one' },
        admin: { email: 'b@example.com', password: 'two' },
        secret: 'shh',
        origin: 'http://localhost:3000',
      },
      timeoutMs: 500,
      delayMs: 20,
      reports: ['json', 'junit'],
      outDirectory: 'there',
    });
  });

  it('reads the secret from the environment only with --write', () => {
    const environment = { CONTRACT_SECRET: 'shh' };
    expect(parseCheckOptions(URL_FLAG, environment).settings.secret).toBeUndefined();
    expect(parseCheckOptions([...URL_FLAG, '--write'], environment).settings.secret).toBe('shh');
  });

  it.each([
    [[], 'Specify the backend, e.g. --url http://localhost:4000'],
    [['--url', 'localhost:4000'], /is not a URL that starts with http/],
    [['--url', 'http://a:b@host'], '--url may contain only scheme, host, port and path'],
    [[...URL_FLAG, '--email', 'a@example.com'], '--email requires --password'],
    [[...URL_FLAG, '--admin-password', 'x'], '--admin-password requires --admin-email'],
    [[...URL_FLAG, '--secret', 'x'], /add --write/],
    [[...URL_FLAG, '--report', 'pdf'], 'Unknown report pdf; choose from junit, json'],
    [[...URL_FLAG, '--timeout', 'long'], /--timeout must be a whole number/],
    [[...URL_FLAG, '--origin', 'localhost'], /is not an origin such as/],
    [[...URL_FLAG, '--wirte'], /Unknown option '--wirte'/],
    [[...URL_FLAG, 'more'], /Unexpected argument 'more'/],
  ])('rejects %j', (args, message) => {
    expect(() => parseCheckOptions(args, {})).toThrow(message);
  });
});

describe('the command line of the proxy', () => {
  it('parses a backend and a port', () => {
    expect(parseProxyOptions(URL_FLAG)).toEqual({ url: 'http://localhost:4000', port: 4010 });
    expect(() => parseProxyOptions([])).toThrow('Specify the backend');
    expect(() => parseProxyOptions([...URL_FLAG, '--port', '70000'])).toThrow(/0 to 65535/);
    expect(() => parseProxyOptions([...URL_FLAG, '--prot', '1'])).toThrow(/Unknown option/);
  });
});

describe('the command line of the diff tool', () => {
  const directory = mkdtempSync(join(tmpdir(), 'contract-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(directory, name), text);
    return join(directory, name);
  };

  it('reads two documents', () => {
    const file = write('a.yaml', 'openapi: 3.1.0\npaths: {}');
    expect(parseDiffOptions([file, file]).before).toEqual({ openapi: '3.1.0', paths: {} });
    expect(() => parseDiffOptions([file])).toThrow('Specify two files: OLD NEW');
    expect(() => parseDiffOptions([file, join(directory, 'none')])).toThrow(/File not found/);
    expect(() => parseDiffOptions([file, write('b.yaml', 'a: [')])).toThrow(/b\.yaml:1: /);
    const broken = write('d.yaml', 'openapi: 3.1.0\npaths:\n  /a: b\n c: {\n');
    expect(() => parseDiffOptions([broken, file])).toThrow(/d\.yaml:[34]: \w/);
    const dangling = write(
      'e.yaml',
      "openapi: 3.1.0\npaths:\n  /a: { $ref: '#/components/pathItems/A~1B' }\ncomponents: {}",
    );
    expect(() => parseDiffOptions([file, dangling])).toThrow(
      /e\.yaml refers to #\/components\/pathItems\/A~1B, which it does not have/,
    );
    const split = write('f.yaml', "openapi: 3.1.0\npaths:\n  /a: { $ref: './a.yaml' }");
    expect(() => parseDiffOptions([file, split])).toThrow(
      /f\.yaml refers to \.\/a\.yaml, .*bundle/,
    );
    expect(() => parseDiffOptions([file, write('c.yaml', 'swagger: "2.0"')])).toThrow(
      /is not an OpenAPI 3 document/,
    );
  });
});

describe('the commands', () => {
  const ROOT = resolve(__dirname, '../../..');
  const run = (program: string, ...args: string[]) =>
    new Promise<{ code: number; error: string; output: string }>((done) => {
      const file = join('tools/contract', program);
      execFile(
        process.execPath,
        ['--import', 'tsx', file, ...args],
        { cwd: ROOT },
        (error, output, text) => done({ code: Number(error?.code ?? 0), error: text, output }),
      );
    });

  it('the checker exits with 1 and a sentence if nothing answers, and writes reports', async () => {
    const out = mkdtempSync(join(tmpdir(), 'silent-'));
    const reports = ['--report', 'junit,json', '--out', out];
    const { code, output } = await run('contract.ts', '--url', 'http://127.0.0.1:1', ...reports);
    expect(output).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:1: /);
    expect(code).toBe(1);
    expect(readdirSync(out)).toHaveLength(2);
    rmSync(out, { recursive: true });
  }, 120_000);
});
