/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { temporaryDirectory } from '@/testing/temporaryDirectory';
import { directoryFiles } from './directoryFiles';

const pathOf = temporaryDirectory();

const part = (text: string) => new Blob([text]);
const textOf = async (file: Promise<Blob | undefined>) => (await file)?.text();

test('a file is read as a whole, its parts in order, even after a restart', async () => {
  const files = directoryFiles(pathOf());
  await files.write('upload-1', 0, part('first '));
  await files.write('upload-1', 100, part('third'));
  await files.write('upload-1', 6, part('wrong '));
  await files.write('upload-1', 6, part('second '));
  expect(await textOf(files.read('upload-1'))).toBe('first second third');
  expect(await textOf(directoryFiles(pathOf()).read('upload-1'))).toBe('first second third');
});

test('no id escapes the directory', async () => {
  const files = directoryFiles(pathOf('files'));
  await files.write('../outside', 0, part('x'));
  expect(existsSync(pathOf('outside'))).toBe(false);
  expect(readdirSync(pathOf())).toEqual(['files']);
  expect(await textOf(files.read('../outside'))).toBe('x');
});
