/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createStaticServer } from './createStaticServer';

const ROOT = resolve(__dirname, '../..');
const FIRST = { apiHost: 'https://first.example.com', site: { siteName: 'First' } };
const SECOND = { apiHost: 'https://second.example.com', site: { siteName: 'Second' } };

let directory: string;

const write = (name: string, content: unknown) => {
  const file = join(directory, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'configured-'));
  mkdirSync(join(directory, 'other'));
  write('index.html', '<!doctype html><div id="root"></div>');
});

afterEach(() => rmSync(directory, { recursive: true }));

async function visit(configFile?: string): Promise<{ config: unknown; policy: string | null }> {
  const server = createStaticServer({ directory, configFile });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = await fetch(`${origin}/config.json`);
    expect(config.headers.get('cache-control')).toBe('no-cache');
    expect(config.headers.get('etag')).not.toBeNull();
    const page = await fetch(`${origin}/`);
    return { config: await config.json(), policy: page.headers.get('content-security-policy') };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe('one folder', () => {
  test('is two shops with two files', async () => {
    write('config.json', FIRST);
    const other = write('other/second.json', SECOND);
    const first = await visit();
    const second = await visit(other);
    expect([first.config, second.config]).toEqual([FIRST, SECOND]);
    expect(first.policy).toContain('https://first.example.com');
    expect(first.policy).not.toContain('second');
    expect(second.policy).toContain('https://second.example.com');
    expect(second.policy).not.toContain('first');
  });

  test('may report to the address that the file names, and to no path of it', async () => {
    const sources = async (reporting?: object) => {
      write('config.json', { reporting });
      const { policy } = await visit();
      return /connect-src ([^;]*)/.exec(policy!)![1]!.split(' ');
    };
    const usual = await sources();
    expect(await sources({ url: '/reports' })).toEqual(usual);
    expect(await sources({ url: 'https://reports.example.com/shop?key=1' })).toEqual([
      ...usual,
      'https://reports.example.com',
    ]);
  });
});

describe('npm run serve', () => {
  /** Runs the command until it exits or serves. */
  function serve(args: string[], variables: Record<string, string> = {}): Promise<string> {
    return new Promise((done) => {
      const environment = { ...process.env, API_HOST: '', ...variables };
      const script = ['--import', 'tsx', 'tools/serve/serve.ts', directory, '0', ...args];
      const child = execFile(process.execPath, script, { cwd: ROOT, env: environment });
      let output = '';
      const collect = (text: string) => {
        output += text;
        if (output.includes('Serving')) child.kill();
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      child.on('exit', (code) => done(`${output.trim()} (${code})`));
    });
  }

  test('allows the address beside the mock backend, whose workbench may send requests there', async () => {
    write('mockServiceWorker.js', '');
    expect(await serve([], { API_HOST: 'http://localhost:4000' })).toMatch('Serving');
  });

  test.each([
    ['{', /^config\.json cannot be used\. It is not JSON: .* \(1\)$/],
    ['{"apiHots":""}', /^config\.json cannot be used\. apiHots is no setting\. .* \(1\)$/],
    ['{"apiHost":"api.example.com"}', /apiHost must be an address .* not "api\.example\.com"\./],
  ])('refuses the file %s', async (text, sentence) => {
    write('config.json', text);
    expect(await serve([])).toMatch(sentence);
  });
});
