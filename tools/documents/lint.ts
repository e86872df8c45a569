/** Finds parameters, requests and responses of openapi.yaml and asyncapi.yaml without examples; exits with 1 if there is one. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { checkExamples } from './checkExamples';

const ROOT = resolve(__dirname, '../..');

for (const name of ['openapi.yaml', 'asyncapi.yaml']) {
  const problems = checkExamples(parse(readFileSync(resolve(ROOT, name), 'utf8')) as object);
  console.log(problems.length > 0 ? problems.join('\n') : `${name}: no problems`);
  if (problems.length > 0) process.exitCode = 1;
}
