import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type Options, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { eventSchemas } from './eventSchemas';

type BodyObject = { $ref?: string; content?: Record<string, unknown> };
type OperationObject = {
  operationId: string;
  requestBody?: BodyObject;
  responses: Record<string, BodyObject>;
};
type Document = {
  paths: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, BodyObject>>;
};

/** A request body or an answer that openapi.yaml documents. */
export type DocumentedBody = {
  operationId: string;
  method: string;
  path: string;
  /** Of an answer its status; of a request `request`. */
  part: number | 'request';
  contentTypes: string[];
  /** The name of the schema of a JSON body; null for a binary one. */
  schema: string | null;
};

/** An event of the live chat, and the name of the schema of what it carries. */
export type DocumentedEvent = { event: string; schema: string };

/** An answer that openapi.yaml documents. */
export type DocumentedAnswer = Omit<DocumentedBody, 'part' | 'schema'> & {
  status: number;
  /** Validates a JSON body; undefined for a binary one. */
  validate: ValidateFunction | undefined;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const DOCUMENT_ID = 'openapi.yaml';
const JSON_TYPE = 'application/json';

const escapePointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function readDocument(): Document {
  return parse(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as Document;
}

/** Where a body's description stands, and what it says. */
function resolve(document: Document, own: string[], body: BodyObject) {
  const pointer = body.$ref?.slice(2).split('/') ?? own;
  const [, section = '', name = ''] = pointer;
  return { pointer, target: body.$ref ? document.components[section]![name]! : body };
}

function addEvents(ajv: Ajv): DocumentedEvent[] {
  return Object.entries(eventSchemas).map(([event, content]) => {
    const schema = `event_${event}`;
    ajv.addSchema({ $id: schema, ...content });
    return { event, schema };
  });
}

/** What the backend is held to, with an ajv that knows every schema that is named. */
export type Contract = {
  ajv: Ajv;
  /** Every documented body of openapi.yaml, operation by operation. */
  bodies: DocumentedBody[];
  events: DocumentedEvent[];
};

/** Reads openapi.yaml and what the events of the chat carry. */
export function readContract(options: Options = {}): Contract {
  const document = readDocument();
  const ajv = new Ajv({ strict: false, allErrors: true, ...options });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: DOCUMENT_ID });

  const bodies: DocumentedBody[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.includes(method)) continue;
      const { operationId, requestBody, responses } = operation;
      const add = (part: DocumentedBody['part'], own: string[], body: BodyObject) => {
        const { pointer, target } = resolve(document, ['paths', path, method, ...own], body);
        const contentTypes = Object.keys(target.content ?? {});
        const schema = contentTypes.includes(JSON_TYPE) ? `${operationId}_${part}` : null;
        if (schema) {
          const place = [...pointer, 'content', JSON_TYPE, 'schema'].map(escapePointer).join('/');
          ajv.addSchema({ $id: schema, $ref: `${DOCUMENT_ID}#/${place}` });
        }
        bodies.push({
          operationId,
          method: method.toUpperCase(),
          path,
          part,
          contentTypes,
          schema,
        });
      };
      if (requestBody) add('request', ['requestBody'], requestBody);
      for (const [status, response] of Object.entries(responses)) {
        add(Number(status), ['responses', status], response);
      }
    }
  }
  return { ajv, bodies, events: addEvents(ajv) };
}

/** Every documented answer of openapi.yaml, operation by operation. */
export function readDocumentedAnswers(): DocumentedAnswer[] {
  const { ajv, bodies } = readContract();
  return bodies.flatMap(({ part, schema, ...rest }) =>
    part === 'request'
      ? []
      : [{ ...rest, status: part, validate: schema ? ajv.getSchema(schema) : undefined }],
  );
}
