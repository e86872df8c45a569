import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundleServer } from '@mocks/server/bundleServer';

let bundle: Promise<string> | undefined;

/** Starts a mock server with a data file; resolves once it listens. */
export async function startServer(port: number, file: string): Promise<ChildProcess> {
  bundle ??= bundleServer();
  const server = spawn(process.execPath, [await bundle, '--data', file], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [
    unknown,
  ];
  if (!Buffer.isBuffer(output)) throw new Error('The server ended at its start');
  server.stdout.resume();
  return server;
}

/** Kills a server without warning, as a power cut would. */
export async function killServer(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
