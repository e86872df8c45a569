import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'ajv/dist/2020';
import { parse } from 'yaml';
import { DocumentReader, type AsyncApi, type OpenApi } from './documentReader';
import { METHODS, type ContractDocument } from './types';

const OPENAPI_FILE = resolve(__dirname, '../../../openapi.yaml');
const ASYNCAPI_FILE = resolve(__dirname, '../../../asyncapi.yaml');

/** Reads asyncapi.yaml, with references as they are within openapi.yaml at `x-asyncapi`. */
function readAsyncApi(): AsyncApi {
  return parse(readFileSync(ASYNCAPI_FILE, 'utf8'), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const [file, pointer = ''] = value.split('#');
    return file ? `#${pointer}` : `#/x-asyncapi${pointer}`;
  }) as AsyncApi;
}

/** Reads openapi.yaml and the events of asyncapi.yaml. `options` extend the default ajv options. */
export function readDocument(options: Options = {}): ContractDocument {
  const document = parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApi;
  const reader = new DocumentReader({ ...document, 'x-asyncapi': readAsyncApi() }, options);
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
    resolve: reader.resolve,
    validatorOf: (name) => reader.compile(['components', 'schemas', name]),
    sourceOf: reader.sourceOf,
  };
}
