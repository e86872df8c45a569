import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = resolve(__dirname, '../..');
const BUNDLE = join(ROOT, '.cache/mock-server/server.cjs');

/** Lets every module find the files next to its source. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  setup: (bundling) =>
    bundling.onLoad({ filter: /\/(mocks|tools)\/.*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: `const __dirname = ${JSON.stringify(dirname(path))};${readFileSync(path, 'utf8')}`,
    })),
};

/**
 * Bundles the mock server for programs that start it many times, since a bundle starts much faster than
 * its sources. Returns the file, which Node runs.
 */
export async function bundleServer(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['mocks/server.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['esbuild', 'sharp'],
    plugins: [keepFolders],
    logLevel: 'error',
  });
  mkdirSync(dirname(BUNDLE), { recursive: true });
  // Another process may bundle it, too, or start it meanwhile.
  const temporary = `${BUNDLE}.${process.pid}`;
  writeFileSync(temporary, outputFiles[0]!.contents);
  renameSync(temporary, BUNDLE);
  return BUNDLE;
}
