import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { bundleServer } from '@mocks/server/bundleServer';

const ROOT = join(__dirname, '../..');

/** The time limit of tests that start servers, for a busy machine. */
export const LONG_MS = 120_000;

/** A mock server in a process of its own, and what it printed when it started. */
export type RunningServer = { host: string; child: ChildProcess; output: string };

const running: ChildProcess[] = [];

/** Kills every started server; for the end of a test or a test file. */
export async function killServers(): Promise<void> {
  await Promise.all(running.splice(0).map(killServer));
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Kills a server without warning, as a power cut would. */
export function killServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

let bundle: Promise<string> | undefined;

/** Starts a server process without waiting for it to accept requests. */
export async function runServer(port: number, args: string[]): Promise<ChildProcess> {
  bundle ??= bundleServer();
  const child = spawn(process.execPath, [await bundle, ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
  });
  running.push(child);
  return child;
}

/** Starts a server and waits until it accepts requests. */
export async function startServer(...args: string[]): Promise<RunningServer> {
  const port = await findFreePort();
  const child = await runServer(port, args);
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => {
      output.push(String(text));
      if (output.join('').includes('__workbench')) resolve();
    });
    child.stderr!.on('data', (text: Buffer) => output.push(String(text)));
    child.once('exit', () => reject(new Error(`The server ended: ${output.join('')}`)));
  });
  return { host: `http://127.0.0.1:${port}`, child, output: output.join('') };
}

/** Runs a server that fails to start; returns its exit code and stderr. */
export async function startFailingServer(
  ...args: string[]
): Promise<{ code: number | null; text: string }> {
  const child = await runServer(await findFreePort(), args);
  let text = '';
  child.stderr!.on('data', (part: Buffer) => {
    text += String(part);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', (exitCode) => resolve(exitCode));
  });
  return { code, text };
}

/** Sends JSON, if any; returns the status and JSON of the response. */
export async function sendJson<Content = unknown>(
  method: string,
  address: string,
  body?: unknown,
): Promise<{ status: number; content: Content }> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, content: (await response.json()) as Content };
}

/** Registers a customer whose password is `a-secret`. */
export const register = (host: string, email: string) =>
  sendJson('POST', `${host}/api/auth/register`, {
    name: 'Ravi Kumar',
    email,
    phone: '9845018261',
    password: 'a-secret',
    agreeToTerms: true,
  });

/** Logs in over HTTP. */
export const logIn = (host: string, email: string, password = 'a-secret') =>
  sendJson<{ token: string }>('POST', `${host}/api/auth/login`, { email, password });
