import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const START_TIMEOUT_MS = 60_000;
const INTERVAL_MS = 200;

/** Runs a Node program from node_modules synchronously; throws if it fails. */
export function run(root: string, program: string, args: string[], variables = {}): void {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a TypeScript server; resolves when it responds at the address. Rejects if the address is
 * already in use, or if the server exits or does not respond within a minute.
 */
export async function startServer(
  root: string,
  args: string[],
  address: string,
  variables = {},
): Promise<ChildProcess> {
  if (await isReachable(address)) throw new Error(`Another server already runs at ${address}`);
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReachable(address))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} exited while starting`);
    if (Date.now() > deadline) {
      child.kill();
      throw new Error(`${args.join(' ')} does not respond at ${address}`);
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return child;
}
