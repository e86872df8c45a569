import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const ANSWER_TIME_MS = 60_000;
const INTERVAL_MS = 200;

/** Runs a Node program of the project's packages to its end; throws when it fails. */
export function run(root: string, program: string, args: string[], variables = {}): void {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address);
    return true;
  } catch {
    return false;
  }
}

/** Starts a TypeScript program that serves an address; resolves when it answers there. */
export async function startServer(
  root: string,
  args: string[],
  address: string,
  variables = {},
): Promise<ChildProcess> {
  if (await answers(address)) throw new Error(`Something else answers at ${address} already`);
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + ANSWER_TIME_MS;
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended at its start`);
    if (Date.now() > deadline) {
      child.kill();
      throw new Error(`${args.join(' ')} does not answer at ${address}`);
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return child;
}
