/** @jest-environment node */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startHost, type Host } from './mutants/host';
import type { RunResult } from './run/result';

const ROOT = resolve(__dirname, '../..');
/** npm is slow on a busy machine, in milliseconds. */
const TIMEOUT_MS = 240_000;

type Ended = { code: number; output: string };

/** Runs a program until it exits, without a network. */
const run = (folder: string, program: string, ...args: string[]) =>
  new Promise<Ended>((done) => {
    const env = { ...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false' };
    execFile(program, args, { cwd: folder, env }, (error, output, errors) =>
      done({ code: Number(error?.code ?? 0), output: output + errors }),
    );
  });

describe('the package of the checker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checker-'));
  let host: Host;

  beforeAll(async () => {
    host = await startHost();
    const built = join(folder, 'built');
    const { code, output } = await run(
      ROOT,
      process.execPath,
      '--import',
      'tsx',
      'tools/contract/build.ts',
      built,
    );
    expect([code, output]).toEqual([0, `Built ${built}\n`]);
    await run(folder, 'npm', 'pack', '--silent', './built');
    const { version } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as {
      version: string;
    };
    const file = `./launchyard-contract-${version}.tgz`;
    const installed = await run(folder, 'npm', 'install', '--no-audit', '--no-fund', file);
    expect(installed).toMatchObject({ code: 0 });
  }, TIMEOUT_MS);
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  const check = (...args: string[]) =>
    run(folder, 'npx', '--no', 'launchyard-contract', '--', '--url', host.url, ...args);

  it(
    'checks a backend from an empty folder and writes its reports',
    async () => {
      const { code, output } = await check('--only', 'listProjects', '--report', 'json,html,har');
      expect(output).toContain('1 of 1 operations covered');
      expect(code).toBe(0);
      const { cases } = JSON.parse(
        readFileSync(join(folder, 'contract-report/report.json'), 'utf8'),
      ) as RunResult;
      expect(cases.some(({ outcome }) => outcome === 'passed')).toBe(true);
      expect(existsSync(join(folder, 'contract-report/report.html'))).toBe(true);
    },
    TIMEOUT_MS,
  );

  it(
    'checks against a document that is given, and says what is wrong with it',
    async () => {
      copyFileSync(join(ROOT, 'docs/contract/released.yaml'), join(folder, 'own.yaml'));
      const document = ['--document', 'own.yaml'];
      const known = await check(...document, '--only', 'listCategories');
      expect(known.output).toContain('1 of 1 operations covered');
      expect(known.code).toBe(0);
      const missing = await check(...document, '--only', 'deleteAccount');
      expect(missing.output).toContain('own.yaml has no operation deleteAccount');
      expect(missing.output).toContain('See launchyard-contract --help');
      expect(missing.code).toBe(2);
      expect(await check('--document', 'none.yaml')).toMatchObject({ code: 2 });
    },
    TIMEOUT_MS,
  );

  it(
    'brings the comparison of documents and the proxy along',
    async () => {
      const compared = await run(
        folder,
        'npx',
        '--no',
        'launchyard-contract-diff',
        '--',
        join(ROOT, 'openapi.yaml'),
        join(ROOT, 'openapi.yaml'),
      );
      expect(compared).toMatchObject({ code: 0 });
      const proxy = await run(folder, 'npx', '--no', 'launchyard-contract-proxy');
      expect(proxy.output).toContain('Specify the backend');
    },
    TIMEOUT_MS,
  );
});
