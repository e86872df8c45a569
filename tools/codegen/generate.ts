/**
 * Generates code: from openapi.yaml the client of each tag (src/api/generated) and the types of the
 * mock backend (mocks/http/operations.gen.ts), from asyncapi.yaml the events of the live chat
 * (src/realtime/events.gen.ts). Prints the files that changed.
 * With `--check` nothing is written: the exit code is 1 if a file is out of date.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { parse } from 'yaml';
import { describeEvents, type AsyncApiDocument } from './describeEvents';
import { describeOperations, type OpenApiDocument } from './describeOperations';
import { findDifferences, syncFiles } from './syncFiles';

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
  return describeEvents(document, (name) => {
    const file = [...client].find(([, text]) => text?.includes(`export type ${name} =`))?.[0];
    if (!file) throw new Error(`No operation of openapi.yaml uses the schema ${name}`);
    return `@/api/generated/${basename(file, '.ts')}`;
  });
}

/** Returns every generated file; files of removed tags are marked for removal. */
async function generateFiles(): Promise<Map<string, string | null>> {
  const document = parse(readFileSync(SCHEMA_FILE, 'utf8')) as OpenApiDocument;
  const existing = existsSync(CLIENT_DIRECTORY) ? readdirSync(CLIENT_DIRECTORY) : [];
  const files = new Map<string, string | null>(
    existing.map((name) => [join(CLIENT_DIRECTORY, name), null]),
  );
  for (const { name } of document.tags) {
    files.set(join(CLIENT_DIRECTORY, `${name}.gen.ts`), await generateClient(name));
  }
  files.set(EVENTS_FILE, generateEvents(files));
  return files.set(OPERATIONS_FILE, describeOperations(document));
}

async function main(): Promise<void> {
  const files = await generateFiles();
  if (!process.argv.includes('--check')) {
    const changes = syncFiles(files, (path) => basename(path));
    console.log(changes.length > 0 ? changes.join('\n') : 'Nothing changed');
    return;
  }
  const differing = findDifferences(files).map((path) => basename(path));
  if (differing.length === 0) {
    console.log('The generated code is up to date');
    return;
  }
  console.error(
    `Run "npm run codegen": ${differing.join(', ')} differ from openapi.yaml and asyncapi.yaml`,
  );
  process.exitCode = 1;
}

void main();
