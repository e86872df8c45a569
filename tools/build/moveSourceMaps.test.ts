/** @jest-environment node */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '@/testing/temporaryDirectory';
import { mapsOf, moveSourceMaps } from './moveSourceMaps';

const pathOf = temporaryDirectory();
const list = (directory: string) => readdirSync(directory, { recursive: true }).sort();

test('a build keeps no source map, and those of the build before are gone', () => {
  const directory = pathOf('dist');
  mkdirSync(join(directory, 'assets'), { recursive: true });
  for (const round of ['1', '2']) {
    writeFileSync(join(directory, 'index.html'), '');
    writeFileSync(join(directory, 'assets/main.js'), '');
    writeFileSync(join(directory, `assets/main.${round}.js.map`), '{}');
    moveSourceMaps(directory);
  }
  expect(list(directory)).toEqual(['assets', 'assets/main.js', 'index.html']);
  expect(list(mapsOf(directory))).toEqual(['assets', 'assets/main.2.js.map']);
});

test('a build that failed has nothing to move', () => {
  expect(() => moveSourceMaps(pathOf('dist'))).not.toThrow();
});
