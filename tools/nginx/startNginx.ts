import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROTLI_MODULE, renderSite, type SiteOptions } from './renderSite';

type NginxHost = Pick<SiteOptions, 'directory' | 'configFile'> & {
  /** A free port by default. */
  port?: number;
  /** Files of a certificate and its key; nginx then serves HTTP/2 at `tlsPort`. */
  certificate?: { certificate: string; key: string };
};

const INTERVAL_MS = 10;
const START_TIMEOUT_MS = 10_000;

/** Returns whether nginx is installed with its module for Brotli. */
export function hasNginx(): boolean {
  return existsSync(BROTLI_MODULE) && spawnSync('nginx', ['-v']).status === 0;
}

/** Returns a port that no server uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

/** Starts nginx with the configuration of a build; resolves when it accepts connections. */
export async function startNginx({ certificate, ...options }: NginxHost) {
  const runDirectory = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(runDirectory, 0o755);
  const port = options.port ?? (await freePort());
  const tls = certificate && { port: await freePort(), ...certificate };
  const file = renderSite({ ...options, runDirectory, port, tls });
  // If the master is root, the workers run as another user, who may not be able to read a test's
  // folders.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn('nginx', ['-c', file, '-e', 'stderr', ...user], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`nginx does not start: ${errors}`);
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  const stop = async () => {
    const ended = child.exitCode === null && once(child, 'exit');
    child.kill();
    await ended;
    rmSync(runDirectory, { recursive: true, force: true });
  };
  return { port, tlsPort: tls?.port, stop };
}
