import { cpSync } from 'node:fs';
import { BUILD, test } from '../fixtures';

/** Copies the production build into a folder that the test may change; returns the folder. */
export function copyBuild(): string {
  const directory = test.info().outputPath('dist');
  cpSync(BUILD, directory, { recursive: true });
  return directory;
}
