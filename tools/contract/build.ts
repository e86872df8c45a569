/**
 * Builds the contract checker as a package without dependencies: `npm run build:checker [FOLDER]`.
 * Pack it with `npm pack FOLDER`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { readDocument } from './document/readDocument';

const ROOT = resolve(__dirname, '../..');
const COMMANDS = ['contract.ts', 'proxy.ts'];
async function main([folder = join(ROOT, '.cache/checker')]: string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    entryPoints: COMMANDS.map((command) => join(__dirname, command)),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    banner: { js: '#!/usr/bin/env node' },
    // Optional for ws.
    external: ['bufferutil', 'utf-8-validate'],
    logLevel: 'warning',
    absWorkingDir: ROOT,
    metafile: true,
  });
  const foreign = Object.keys(metafile.inputs).filter((file) => /^(src|mocks|e2e)\//.test(file));
  if (foreign.length > 0) throw new Error(`The checker takes along ${foreign.join(', ')}`);
  for (const file of ['openapi.yaml', 'asyncapi.yaml', 'tools/contract/README.md']) {
    cpSync(join(ROOT, file), join(folder, basename(file)));
  }
  const manifest = JSON.parse(readFileSync(join(__dirname, 'package.json'), 'utf8')) as object;
  const { version } = readDocument();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version }, null, 2));
  console.log(`Built ${folder}`);
}

void main(process.argv.slice(2));
