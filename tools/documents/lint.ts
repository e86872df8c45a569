/**
 * Lints openapi.yaml and asyncapi.yaml with Spectral's rules, validates asyncapi.yaml with
 * AsyncAPI's parser, and finds operations of openapi.yaml without examples. Every problem counts,
 * even hints: prints each with its location, and exits with 1 if there is any.
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
