import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROTLI_MODULE } from './nginxConfig';
import { renderSite } from './renderSite';

/** Options of nginx in tests. */
export type NginxHost = {
  directory: string;
  configFile?: string;
  /** A free port by default. */
  port?: number;
  patienceMs?: number;
  /** Files of a certificate and its key; nginx then serves HTTP/2 at `tlsPort`. */
  certificate?: { certificate: string; key: string };
};

const INTERVAL_MS = 10;
const START_TIMEOUT_MS = 10_000;

/** Returns whether nginx is installed with its module for Brotli. */
export function hasNginx(): boolean {
  return existsSync(BROTLI_MODULE) && spawnSync('nginx', ['-v']).status === 0;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
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
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(runDirectory, { recursive: true, force: true });
  };
  return { port, tlsPort: tls?.port, stop };
}
