/**
 * Lints openapi.yaml and asyncapi.yaml with Spectral's rules, and validates asyncapi.yaml with the
 * parser of AsyncAPI. Every problem counts, hints too: prints each with its place, and exits with 1 if
 * there is any.
 */
import { resolve } from 'node:path';
import { lintDocument } from './lintDocument';

const ROOT = resolve(__dirname, '../..');

async function main(): Promise<void> {
  for (const name of ['openapi.yaml', 'asyncapi.yaml']) {
    const problems = await lintDocument(resolve(ROOT, name));
    console.log(problems.length > 0 ? problems.join('\n') : `${name}: no problems`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

void main();
