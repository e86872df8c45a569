import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes an empty directory for each test and removes it afterwards. Returns a function from the name of a file in
 * it, none for the directory itself, to its path.
 */
export function temporaryDirectory(): (name?: string) => string {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'launchyard-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  return (name = '') => join(directory, name);
}
