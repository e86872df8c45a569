/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join, resolve } from 'node:path';
import { runProgram } from '@/testing/runProgram';
import { temporaryDirectory } from '@/testing/temporaryDirectory';
import { BROTLI_MODULE } from './renderSite';
import { freePort, hasNginx, startNginx } from './startNginx';

const ROOT = resolve(__dirname, '../..');
const DOCUMENT = '<!doctype html><script>window.painted = true;</script><div id="root"></div>';

const pathOf = temporaryDirectory();

const write = (name: string, content: unknown) => {
  const file = pathOf(name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

beforeEach(() => {
  chmodSync(pathOf(), 0o755);
  write('index.html', DOCUMENT);
});

const describeIfInstalled = hasNginx() ? describe : describe.skip;

describeIfInstalled(`nginx (skipped without ${BROTLI_MODULE})`, () => {
  test('serves HTTP/2 with a certificate', async () => {
    const [certificate, key] = ['certificate.pem', 'key.pem'].map(pathOf);
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    spawnSync('openssl', [...request, '-out', certificate!, '-keyout', key!]);
    const { tlsPort, stop } = await startNginx({
      directory: pathOf(),
      certificate: { certificate: certificate!, key: key! },
    });
    const session = connect(`https://127.0.0.1:${tlsPort}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/projects', 'accept-encoding': 'br' });
    const headers = await new Promise<Record<string, unknown>>((done, fail) => {
      session.on('error', fail);
      stream.on('response', (received) => done(received));
    });
    expect(session.alpnProtocol).toBe('h2');
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
    session.destroy();
    await stop();
  });
});

describe('the container', () => {
  const renderScript = () => pathOf('render.cjs');

  /** Runs the entry point as the image does. */
  const enter = (variables: Record<string, string>) =>
    runProgram('deploy/entrypoint.sh', [], {
      SHOP_DIRECTORY: pathOf(),
      RUN_DIRECTORY: pathOf('run'),
      RENDER_SCRIPT: renderScript(),
      // Here, the standard output is a socket, which no file name can open.
      ACCESS_LOG: 'off',
      ...variables,
    });

  beforeEach(() => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const bundle = scripts['build:nginx']!.replace('.cache/nginx', pathOf());
    spawnSync(`node_modules/.bin/${bundle}`, { cwd: ROOT, shell: true });
    expect(existsSync(renderScript())).toBe(true);
  });

  test('does not start with an invalid config.json, and says why', async () => {
    const CONFIG_FILE = write('wrong.json', { site: { contactEmail: 'nobody' } });
    expect(await enter({ CONFIG_FILE }).ended).toBe(
      'wrong.json cannot be used. site.contactEmail must be an email address, not "nobody". (1)',
    );
    expect(await enter({ CONFIG_FILE: '/nowhere/config.json' }).ended).toBe(
      '/nowhere/config.json does not exist. (1)',
    );
  });

  /** Runs the health check of the image. */
  function isHealthy(port: number): boolean {
    const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
    const [, check] = /HEALTHCHECK[^[]*(\[.*\])/.exec(dockerfile)!;
    const [command, ...args] = JSON.parse(check!) as string[];
    const { status } = spawnSync(command!, args, { env: { ...process.env, PORT: String(port) } });
    return status === 0;
  }

  (hasNginx() ? test : test.skip)('serves the shop with the config.json at hand', async () => {
    const port = await freePort();
    const CONFIG_FILE = write('shop.json', { apiHost: 'https://api.example.com' });
    const { child, ended } = enter({ CONFIG_FILE, PORT: String(port) });
    let response: Response | undefined;
    while (!response && child.exitCode === null) {
      response = await fetch(`http://127.0.0.1:${port}/projects`).catch(() => undefined);
    }
    expect(response?.headers.get('content-security-policy')).toContain('https://api.example.com');
    expect(isHealthy(port)).toBe(true);
    const hasIpv6 = existsSync('/proc/net/if_inet6');
    const sixth = await fetch(`http://[::1]:${port}/projects`).catch(() => undefined);
    expect(sixth?.status).toBe(hasIpv6 ? 200 : undefined);
    child.kill('SIGQUIT');
    expect(await ended).toMatch(/\(0\)$/);
    expect(isHealthy(port)).toBe(false);
  });
});
