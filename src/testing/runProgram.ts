import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A running program; `ended` resolves to its output, with its exit code in brackets. */
type RunningProgram = { child: ChildProcess; ended: Promise<string> };

/** Runs a program in the root of the repository. */
export function runProgram(program: string, args: string[], variables = {}): RunningProgram {
  const child = spawn(program, args, {
    cwd: join(__dirname, '../..'),
    env: { ...process.env, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  const ended = once(child, 'close').then(([code]) => `${output.trim()} (${code})`);
  return { child, ended };
}

/** Runs a TypeScript program. */
export const runScript = (script: string, args: string[], variables = {}): RunningProgram =>
  runProgram(process.execPath, ['--import', 'tsx', script, ...args], variables);
