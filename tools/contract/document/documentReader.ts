import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { documentFormats } from './formats';
import { Responses } from './responses';
import type {
  DocumentedResponse,
  EventPayload,
  Method,
  Operation,
  Parameter,
  RequestBody,
  Schema,
  Validate,
} from './types';

const DOCUMENT_ID = 'openapi.yaml';
const JSON_TYPE = 'application/json';

type Located<Node> = { node: Node; at: string[] };
type MediaObject = {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
};
type ContentObject = Record<string, MediaObject>;
type ParameterObject = {
  name: string;
  in: Parameter['in'];
  required?: boolean;
  'x-extension'?: boolean;
  'x-facet'?: string;
  schema: Schema;
  example?: unknown;
};
type ResponseObject = {
  description?: string;
  content?: ContentObject;
  headers?: Record<string, { required?: boolean; schema: Schema }>;
};
type BodyObject = { required?: boolean; content: ContentObject };
type OperationObject = {
  operationId: string;
  tags?: string[];
  security?: unknown[];
  'x-extension'?: string;
  parameters?: ParameterObject[];
  requestBody?: BodyObject;
  responses?: Record<string, ResponseObject>;
};
type PathItem = { parameters?: ParameterObject[] } & Record<string, OperationObject>;
/** The parts of asyncapi.yaml that list the events. */
export type AsyncApi = { channels: Record<string, { messages: Record<string, unknown> }> };

/** An OpenAPI document, parsed. */
export type OpenApi = {
  info: { title: string; version: string };
  security?: unknown[];
  paths: Record<string, PathItem>;
  /** asyncapi.yaml, with references resolved from openapi.yaml. */
  'x-asyncapi': AsyncApi;
};

const escapePointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const pathIn = (reference: string) => reference.slice(2).split('/');

const referenceTo = (path: string[]) => `${DOCUMENT_ID}#/${path.map(escapePointer).join('/')}`;

/** Reads the nodes of a document, resolves its references and compiles its schemas. */
export class DocumentReader {
  readonly #ajv: Ajv2020;
  readonly #linked = new Map<unknown, object>();

  constructor(
    readonly document: OpenApi,
    options: Options = {},
  ) {
    this.#ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      verbose: true,
      formats: documentFormats,
      ...options,
    });
    this.#ajv.addSchema({ ...document, $id: DOCUMENT_ID });
  }

  at<Node>(path: string[]): Located<Node> {
    const node = path.reduce<unknown>(
      (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
      this.document,
    );
    const reference = (node as { $ref?: string } | undefined)?.$ref;
    if (reference === undefined) return { node: node as Node, at: path };
    const found = this.at<Node>(pathIn(reference));
    if (found.node === undefined) throw new Error(`${reference} is not in the document`);
    return found;
  }

  /** Returns a validator that is compiled on first use, because a run needs few of them. */
  compile(path: string[]): Validate {
    let compiled: ValidateFunction | undefined;
    const validate: Validate = (value) => {
      compiled ??= this.#ajv.compile({ $ref: referenceTo(path) });
      const isValid = compiled(value);
      validate.errors = compiled.errors;
      return isValid;
    };
    return validate;
  }

  sourceOf = (schemas: Record<string, string[]>): string => {
    const entries = Object.entries(schemas).map(([name, path]) => {
      const reference = referenceTo(path);
      return { name, reference, validate: this.#ajv.getSchema(reference) };
    });
    // ajv declares a function once for each of its names, which a strict block does not allow.
    const references = new Map(entries.map(({ validate, reference }) => [validate, reference]));
    const functions = Object.fromEntries([...references.values()].map((each) => [each, each]));
    const names = entries.map(
      ({ name, validate }) =>
        `exports[${JSON.stringify(name)}] = exports[${JSON.stringify(references.get(validate))}];`,
    );
    return [standaloneCode(this.#ajv, functions), ...names].join('\n');
  };

  /** Returns a copy of a schema with the schemas in it that it refers to, whose cycles it keeps. */
  link<Node>(node: Node): Node {
    if (typeof node !== 'object' || node === null) return node;
    const known = this.#linked.get(node);
    if (known) return known as Node;
    const { $ref, ...own } = node as Node & { $ref?: string };
    const target = $ref === undefined ? {} : this.link(this.at<object>(pathIn($ref)).node);
    if ($ref !== undefined && Object.keys(own).length === 0) return target as Node;
    const linked: object = Array.isArray(node) ? [] : { ...target };
    this.#linked.set(node, linked);
    for (const [key, value] of Object.entries(own)) {
      Object.assign(linked, { [key]: this.link<unknown>(value) });
    }
    return linked as Node;
  }

  parameter(path: string[]): Parameter {
    const { node, at } = this.at<ParameterObject>(path);
    return {
      name: node.name,
      in: node.in,
      isRequired: node.required ?? false,
      isExtension: node['x-extension'] ?? false,
      facet: node['x-facet'],
      schema: this.link(node.schema),
      example: node.example,
      validate: this.compile([...at, 'schema']),
    };
  }

  /** Returns the events of all channels by name. */
  events(): Map<string, EventPayload> {
    const channels = ['x-asyncapi', 'channels'];
    const messages = Object.entries(this.document['x-asyncapi'].channels).flatMap(
      ([channel, { messages: own }]) =>
        Object.keys(own).map((key) => [...channels, channel, 'messages', key]),
    );
    return new Map(
      messages.map((path) => {
        const { node, at } = this.at<{ name: string; payload: Schema }>(path);
        const place = [...at, 'payload'];
        const schema = this.link(node.payload);
        return [node.name, { schema, place, validate: this.compile(place) }];
      }),
    );
  }

  exampleOf(path: string[]): unknown {
    const { node } = this.at<MediaObject>(path);
    const [name] = Object.keys(node.examples ?? {});
    if (name === undefined) return node.example;
    return this.at<{ value?: unknown }>([...path, 'examples', name]).node.value;
  }

  body(path: string[]): RequestBody | undefined {
    const { node, at } = this.at<BodyObject | undefined>(path);
    const [contentType, media] = Object.entries(node?.content ?? {})[0] ?? [];
    if (!node || !contentType || !media) return undefined;
    const content = [...at, 'content', contentType];
    const place = contentType === JSON_TYPE ? [...content, 'schema'] : undefined;
    return {
      isRequired: node.required ?? false,
      contentType,
      schema: this.link(media.schema ?? {}),
      example: this.exampleOf(content),
      place,
      validate: place && this.compile(place),
    };
  }

  response(status: number, path: string[]): DocumentedResponse {
    const { node, at } = this.at<ResponseObject>(path);
    const content = node.content ?? {};
    const headers = Object.entries(node.headers ?? {}).map(([name, { required = false }]) => ({
      name,
      isRequired: required,
      validate: this.compile([...at, 'headers', name, 'schema']),
    }));
    const place = content[JSON_TYPE] ? [...at, 'content', JSON_TYPE, 'schema'] : undefined;
    return {
      status,
      description: node.description ?? '',
      contentTypes: Object.keys(content),
      schema: this.link(content[JSON_TYPE]?.schema),
      place,
      validate: place && this.compile(place),
      headers,
    };
  }

  operation(path: string, method: Method): Operation {
    const at = ['paths', path, method.toLowerCase()];
    const { node } = this.at<OperationObject>(at);
    const item = this.document.paths[path]!;
    const parameters = [
      ...(item.parameters ?? []).map((_one, index) => ['paths', path, 'parameters', `${index}`]),
      ...(node.parameters ?? []).map((_one, index) => [...at, 'parameters', `${index}`]),
    ].map((place) => this.parameter(place));
    const responses = new Responses();
    for (const key of Object.keys(node.responses ?? {})) {
      responses.add(key, this.response(Number(key), [...at, 'responses', key]));
    }
    return {
      operationId: node.operationId,
      tag: node.tags?.[0] ?? '',
      method,
      path,
      extension: node['x-extension'] ?? null,
      isPublic: (node.security ?? this.document.security ?? []).length === 0,
      parameters,
      body: this.body([...at, 'requestBody']),
      responses,
    };
  }
}
