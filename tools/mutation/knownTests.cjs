/**
 * What earlier runs showed of each test file, shared by all processes of a mutation run: the runner
 * writes it, the sequencer reads it.
 *
 * @typedef {{ names: string[], durationMs: number, result: object }} Known The names of the tests, the
 *   shortest duration in milliseconds, and a result.
 */

const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const FOLDER = join('.cache', 'known-tests');

/** @type {Map<string, Known>} */
const cache = new Map();

const fileOf = (path) => join(FOLDER, `${relative('.', path).replaceAll(/[\\/]/g, '+')}.json`);

function read(path) {
  try {
    return JSON.parse(readFileSync(fileOf(path), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns what is known of a test file; undefined until a process has run it.
 * @param {string} path
 * @returns {Known | undefined}
 */
exports.recallTests = (path) => {
  const known = cache.get(path) ?? read(path);
  if (known) cache.set(path, known);
  return known;
};

/**
 * Stores what a run showed of a test file.
 * @param {string} path
 * @param {Known} known
 */
exports.rememberTests = (path, known) => {
  const isNew = !cache.has(path);
  cache.set(path, known);
  if (!isNew) return;
  mkdirSync(FOLDER, { recursive: true });
  const file = fileOf(path);
  // Another process never reads a half-written file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(known));
  renameSync(`${file}.${process.pid}`, file);
};
