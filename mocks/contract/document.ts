import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type ResponseObject = { $ref?: string; content?: Record<string, unknown> };
type OperationObject = { operationId: string; responses: Record<string, ResponseObject> };
type Document = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { responses: Record<string, ResponseObject> };
};

/** An answer that openapi.yaml documents. */
export type DocumentedAnswer = {
  operationId: string;
  method: string;
  path: string;
  status: number;
  contentTypes: string[];
  /** Validates a JSON body; undefined for a binary one. */
  validate: ValidateFunction | undefined;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const DOCUMENT_ID = 'openapi.yaml';

const escapePointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Every documented answer of openapi.yaml, operation by operation. */
export function readDocumentedAnswers(): DocumentedAnswer[] {
  const document = parse(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as Document;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: DOCUMENT_ID });

  const answers: DocumentedAnswer[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.includes(method)) continue;
      for (const [status, response] of Object.entries(operation.responses)) {
        const own = ['paths', path, method, 'responses', status];
        const pointer = response.$ref?.slice(2).split('/') ?? own;
        const target = response.$ref ? document.components.responses[pointer.at(-1)!]! : response;
        const contentTypes = Object.keys(target.content ?? {});
        const isJson = contentTypes.includes('application/json');
        const schema = [...pointer, 'content', 'application/json', 'schema'].map(escapePointer);
        answers.push({
          operationId: operation.operationId,
          method: method.toUpperCase(),
          path,
          status: Number(status),
          contentTypes,
          validate: isJson
            ? ajv.compile({ $ref: `${DOCUMENT_ID}#/${schema.join('/')}` })
            : undefined,
        });
      }
    }
  }
  return answers;
}
