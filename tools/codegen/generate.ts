/**
 * Generates code: from openapi.yaml the client of each tag with the required fields of its responses
 * (src/api/generated) and the types of the mock backend (mocks/http/operations.gen.ts), from asyncapi.yaml
 * the events of the live chat (src/realtime/events.gen.ts). Prints the files that changed.
 * With `--check` nothing is written: the exit code is 1 if a file is out of date.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { parse } from 'yaml';
import { readDocument } from '../contract/document/readDocument';
import { type AsyncApiDocument, describeEvents } from './describeEvents';
import { describeOperations } from './describeOperations';
import { describePayloads, describeShapes } from './describeShapes';

const ROOT = resolve(__dirname, '../..');
const SCHEMA_FILE = join(ROOT, 'openapi.yaml');
const EVENTS_SCHEMA_FILE = join(ROOT, 'asyncapi.yaml');
const CLIENT_DIRECTORY = join(ROOT, 'src/api/generated');
const OPERATIONS_FILE = join(ROOT, 'mocks/http/operations.gen.ts');
const EVENTS_FILE = join(ROOT, 'src/realtime/events.gen.ts');

async function generateClient(tag: string): Promise<string> {
  const source = await generateEndpoints({
    schemaFile: SCHEMA_FILE,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: `${tag}Api`,
    argSuffix: 'Arg',
    responseSuffix: 'Response',
    filterEndpoints: (_name, { operation }) => operation.tags?.[0] === tag,
    encodePathParams: true,
    mergeReadWriteOnly: true,
    useUnknown: true,
    hooks: false,
  });
  if (!source) throw new Error(`Nothing was generated for the tag ${tag}`);
  return source.replaceAll(`${ROOT}/`, '');
}

/** Returns the text of the typed events; `client` contains the generated files of the client. */
function generateEvents(client: ReadonlyMap<string, string | null>): string {
  const document = parse(readFileSync(EVENTS_SCHEMA_FILE, 'utf8')) as AsyncApiDocument;
  const findModule = (name: string) => {
    const file = [...client].find(([, text]) => text?.includes(`export type ${name} =`))?.[0];
    if (!file) throw new Error(`No operation of openapi.yaml uses the schema ${name}`);
    return `@/api/generated/${basename(file, '.ts')}`;
  };
  return describeEvents(document, findModule, (names) => describePayloads(readDocument(), names));
}

/** Returns the text of every generated file; null for files of removed tags. */
async function generateFiles(): Promise<Map<string, string | null>> {
  const { tags: named } = parse(readFileSync(SCHEMA_FILE, 'utf8')) as { tags: { name: string }[] };
  const tags = named.map(({ name }) => name);
  const document = readDocument();
  const files = new Map<string, string | null>(
    readdirSync(CLIENT_DIRECTORY).map((name) => [join(CLIENT_DIRECTORY, name), null]),
  );
  for (const tag of tags) {
    const client = (await generateClient(tag)) + describeShapes(document, tag);
    files.set(join(CLIENT_DIRECTORY, `${tag}.gen.ts`), client);
  }
  files.set(EVENTS_FILE, generateEvents(files));
  return files.set(OPERATIONS_FILE, describeOperations(document, tags));
}

async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check');
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const differing = [...(await generateFiles())].filter(([path, text]) => read(path) !== text);
  for (const [path, text] of differing) {
    console.log(
      `${isCheck ? 'Out of date:' : text === null ? 'Removed' : 'Wrote'} ${basename(path)}`,
    );
    if (isCheck) process.exitCode = 1;
    else if (text === null) rmSync(path);
    else writeFileSync(path, text);
  }
  if (differing.length === 0) console.log('The generated code is up to date');
  else if (isCheck) console.error('Run "npm run codegen"');
}

void main();
