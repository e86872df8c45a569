/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryFiles } from './directoryFiles';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'uploads-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const part = (text: string) => new Blob([text]);
const textOf = async (file: Promise<Blob | undefined>) => (await file)?.text();

test('a file is read as a whole, its parts in order, even after a restart', async () => {
  const files = directoryFiles(directory);
  await files.write('upload-1', 0, part('first '));
  await files.write('upload-1', 100, part('third'));
  await files.write('upload-1', 6, part('wrong '));
  await files.write('upload-1', 6, part('second '));
  expect(await textOf(files.read('upload-1'))).toBe('first second third');
  expect(await textOf(directoryFiles(directory).read('upload-1'))).toBe('first second third');
});

test('no id escapes the directory', async () => {
  const files = directoryFiles(join(directory, 'files'));
  await files.write('../outside', 0, part('x'));
  expect(existsSync(join(directory, 'outside'))).toBe(false);
  expect(readdirSync(directory)).toEqual(['files']);
  expect(await textOf(files.read('../outside'))).toBe('x');
});
