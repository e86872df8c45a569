import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'ajv/dist/2020';
import { parse } from 'yaml';
import { type AsyncApi, DocumentReader, type OpenApi } from './documentReader';
import { type ContractDocument, METHODS } from './types';
import { findUnsupported } from './unsupported';

/** The files of a contract: an OpenAPI document, and the AsyncAPI document of its events. */
export type DocumentFiles = { openApi: string; asyncApi: string };

const OPENAPI = 'openapi.yaml';
const ASYNCAPI = 'asyncapi.yaml';

/** Returns the nearest folder that contains the documents: the repository's or the package's. */
function findFolder(): string {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, OPENAPI)) || folder === dirname(folder)) return folder;
  }
}

/**
 * Returns the files to read: the given ones, or else those that come with the checker. If no events
 * are given, those next to a given document are used, if any.
 */
export function documentFiles(openApi?: string, asyncApi?: string): DocumentFiles {
  const folder = findFolder();
  const beside = join(openApi === undefined ? folder : dirname(openApi), ASYNCAPI);
  return {
    openApi: openApi ?? join(folder, OPENAPI),
    asyncApi: asyncApi ?? (existsSync(beside) ? beside : join(folder, ASYNCAPI)),
  };
}

/** Reads asyncapi.yaml, with references as if it were at `x-asyncapi` within openapi.yaml. */
function readAsyncApi(file: string): AsyncApi {
  return parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const [file, pointer = ''] = value.split('#');
    return file ? `#${pointer}` : `#/x-asyncapi${pointer}`;
  }) as AsyncApi;
}

function readWith(options: Options, files: DocumentFiles): ContractDocument {
  const document = parse(readFileSync(files.openApi, 'utf8')) as OpenApi;
  const [unsupported] = findUnsupported(document);
  if (unsupported) throw new Error(unsupported);
  const events = readAsyncApi(files.asyncApi);
  const reader = new DocumentReader({ ...document, 'x-asyncapi': events }, options);
  const { info, paths } = reader.document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method.toLowerCase() in item).map((method) =>
      reader.operation(path, method),
    ),
  );
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  return {
    title: info.title,
    version: info.version,
    operations,
    operation: (operationId) => {
      const operation = byId.get(operationId);
      if (!operation) throw new Error(`The document has no operation ${operationId}`);
      return operation;
    },
    events: Object.fromEntries(reader.events()) as ContractDocument['events'],
    sourceOf: reader.sourceOf,
  };
}

let latest: ContractDocument | undefined;

/**
 * Reads openapi.yaml and the events of asyncapi.yaml; cached. `options` extend the default ajv
 * options; a document with options or from other files is not cached.
 */
export function readDocument(options?: Options, files?: DocumentFiles): ContractDocument {
  if (options || files) return readWith(options ?? {}, files ?? documentFiles());
  latest ??= readWith({}, documentFiles());
  return latest;
}
