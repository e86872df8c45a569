/**
 * Writes docs/architecture.svg: `npm run docs:graph`. dependency-cruiser reads the imports, Graphviz
 * lays them out.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { instance } from '@viz-js/viz';

const ROOT = resolve(__dirname, '../..');
const PICTURE = 'docs/architecture.svg';

function readImports(): string {
  const config = join(__dirname, 'look.cjs');
  return execFileSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['src', 'mocks', 'tools', '--config', config, '--output-type', 'dot', '--prefix', '../'],
    { cwd: ROOT, encoding: 'utf8' },
  );
}

async function main(): Promise<void> {
  const graphviz = await instance();
  writeFileSync(join(ROOT, PICTURE), graphviz.renderString(readImports(), { format: 'svg' }));
  console.log(`Wrote ${PICTURE}`);
}

void main();
