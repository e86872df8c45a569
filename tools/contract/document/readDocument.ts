import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'ajv/dist/2020';
import { parse } from 'yaml';
import { DocumentReader, type OpenApi } from './documentReader';
import { METHODS, type ContractDocument } from './types';

const OPENAPI_FILE = resolve(__dirname, '../../../openapi.yaml');

/**
 * Reads an OpenAPI 3.1 document, the project's own when no file is named. Throws for a file that
 * cannot be read or is no such document. `options` are ajv's, beyond the project's own.
 */
export function readDocument(file = OPENAPI_FILE, options: Options = {}): ContractDocument {
  const reader = new DocumentReader(parse(readFileSync(file, 'utf8')) as OpenApi, options);
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
    resolve: reader.resolve,
    validatorOf: (name) => reader.compile(['components', 'schemas', name]),
    sourceOf: reader.sourceOf,
  };
}
