import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'ajv/dist/2020';
import { parse } from 'yaml';
import { DocumentReader, type OpenApi } from './documentReader';
import { eventSchemas } from './eventSchemas';
import { METHODS, type ContractDocument } from './types';

const OPENAPI_FILE = resolve(__dirname, '../../../openapi.yaml');

/** Reads openapi.yaml and the schemas of live chat events. `options` extend the default ajv options. */
export function readDocument(options: Options = {}): ContractDocument {
  const document = parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApi;
  const reader = new DocumentReader({ ...document, 'x-events': eventSchemas }, options);
  const { info, paths } = reader.document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method.toLowerCase() in item).map((method) =>
      reader.operation(path, method),
    ),
  );
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const events = Object.keys(eventSchemas).map((name) => [name, reader.event(name)]);
  return {
    title: info.title,
    version: info.version,
    operations,
    operation: (operationId) => {
      const operation = byId.get(operationId);
      if (!operation) throw new Error(`The document has no operation ${operationId}`);
      return operation;
    },
    events: Object.fromEntries(events) as ContractDocument['events'],
    resolve: reader.resolve,
    validatorOf: (name) => reader.compile(['components', 'schemas', name]),
    sourceOf: reader.sourceOf,
  };
}
