/**
 * Generates types from openapi.yaml with openapi-typescript, as teams with other stacks do, and compiles them.
 * Exits with 1 if the generator fails or warns, or if the types do not compile.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const OUTPUT = resolve(ROOT, '.cache/generators');
const [document = 'openapi.yaml'] = process.argv.slice(2);

const GENERATORS = {
  'openapi-typescript': [document, '--output', `${OUTPUT}/types.ts`],
};

const WARNING = /warn|error|⚠|🛑/i;

/** Runs a program from node_modules; returns its output and whether it succeeded. */
function run(name: string, args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync('npx', ['--no-install', name, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  return { isOk: status === 0 && !error, output: `${stdout}${stderr}`.trim() };
}

function report(name: string, isOk: boolean, output: string): void {
  console.log(isOk ? `${name}: no problems` : `${name}:\n${output}`);
  if (!isOk) process.exitCode = 1;
}

rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
writeFileSync(
  `${OUTPUT}/tsconfig.json`,
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
    },
    files: ['types.ts'],
  }),
);
for (const [name, args] of Object.entries(GENERATORS)) {
  const { isOk, output } = run(name, args);
  report(name, isOk && !WARNING.test(output), output);
}
const compiled = run('tsc', ['--project', relative(ROOT, OUTPUT)]);
report('The generated types', compiled.isOk, compiled.output);
