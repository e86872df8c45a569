/**
 * Writes src/api/generated/*.gen.ts, one file for each tag of openapi.yaml.
 * With `--check` nothing is written: the exit code is 1 when a file differs from what would be.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { parse } from 'yaml';

const ROOT = resolve(__dirname, '../..');
const SCHEMA_FILE = join(ROOT, 'openapi.yaml');
const OUTPUT_DIRECTORY = join(ROOT, 'src/api/generated');

type OpenApiDocument = { tags: { name: string }[] };

async function generateTag(tag: string): Promise<string> {
  const source = await generateEndpoints({
    schemaFile: SCHEMA_FILE,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: `${tag}Api`,
    argSuffix: 'Arg',
    responseSuffix: 'Answer',
    filterEndpoints: (_name, { operation }) => operation.tags?.[0] === tag,
    encodePathParams: true,
    mergeReadWriteOnly: true,
    useUnknown: true,
    hooks: false,
  });
  if (!source) throw new Error(`Nothing was generated for the tag ${tag}`);
  return source.replaceAll(`${ROOT}/`, '');
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  const { tags } = parse(readFileSync(SCHEMA_FILE, 'utf8')) as OpenApiDocument;
  mkdirSync(OUTPUT_DIRECTORY, { recursive: true });
  const stale = new Set(readdirSync(OUTPUT_DIRECTORY));
  const differing: string[] = [];

  for (const { name } of tags) {
    const file = join(OUTPUT_DIRECTORY, `${name}.gen.ts`);
    stale.delete(basename(file));
    const wanted = await generateTag(name);
    if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
    differing.push(basename(file));
    if (!check) writeFileSync(file, wanted);
  }
  for (const name of stale) {
    differing.push(name);
    if (!check) rmSync(join(OUTPUT_DIRECTORY, name));
  }

  if (check && differing.length > 0) {
    console.error(`Run "npm run codegen": ${differing.join(', ')} differ from openapi.yaml`);
    process.exitCode = 1;
    return;
  }
  console.log(check ? 'The generated client is up to date' : `Wrote ${tags.length} files`);
}

void main();
