/**
 * Lints openapi.yaml and asyncapi.yaml with Spectral's rules, validates asyncapi.yaml with the parser of
 * AsyncAPI, and looks for operations of openapi.yaml without examples. Every problem counts, hints too:
 * prints each with its place, and exits with 1 if there is any.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { checkExamples } from './checkExamples';
import { lintDocument } from './lintDocument';

const ROOT = resolve(__dirname, '../..');

async function main(): Promise<void> {
  for (const name of ['openapi.yaml', 'asyncapi.yaml']) {
    const file = resolve(ROOT, name);
    const problems = [
      ...(await lintDocument(file)),
      ...checkExamples(parse(readFileSync(file, 'utf8')) as object),
    ];
    console.log(problems.length > 0 ? problems.join('\n') : `${name}: no problems`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

void main();
