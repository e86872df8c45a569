import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a directory for each test; returns a function from a file's name, or none, to its path. */
export function temporaryDirectory(): (name?: string) => string {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'launchyard-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  return (name = '') => join(directory, name);
}
