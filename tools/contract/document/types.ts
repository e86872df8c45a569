import type { ValidateFunction } from 'ajv/dist/2020';
import type { EventName } from './eventSchemas';

/** A JSON schema as openapi.yaml writes it, as far as requests are made from it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
};

/** The methods that openapi.yaml documents operations of. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** One of `METHODS`. */
export type Method = (typeof METHODS)[number];

/** A parameter of an operation. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  schema: Schema;
  example: unknown;
  validate: ValidateFunction;
};

/** What an operation takes as its body. */
export type RequestBody = {
  isRequired: boolean;
  contentType: string;
  schema: Schema;
  /** The first example of the document. */
  example: unknown;
  /** Where the schema of a JSON body stands in the document; undefined for a binary body. */
  place: string[] | undefined;
  /** Undefined for a binary body. */
  validate: ValidateFunction | undefined;
};

/** An answer that openapi.yaml documents. */
export type DocumentedAnswer = {
  status: number;
  contentTypes: string[];
  /** Where the schema of a JSON body stands in the document; undefined for any other. */
  place: string[] | undefined;
  /** Validates a JSON body; undefined for any other. */
  validate: ValidateFunction | undefined;
  /** Documented headers with what validates their value. */
  headers: { name: string; validate: ValidateFunction }[];
};

/** One operation of openapi.yaml, references followed. */
export type Operation = {
  operationId: string;
  tag: string;
  summary: string;
  method: Method;
  /** As the document writes it, `/api/projects/{id}`. */
  path: string;
  /** Goes beyond the product's specification (`x-extension: true`). */
  isExtension: boolean;
  /** Needs no token. */
  isPublic: boolean;
  parameters: Parameter[];
  body: RequestBody | undefined;
  answers: ReadonlyMap<number, DocumentedAnswer>;
};

/** What an event of the live chat carries. */
export type EventPayload = {
  /** Where its schema stands in the document. */
  place: string[];
  validate: ValidateFunction;
};

/** A whole OpenAPI document, ready to hold requests and answers to. */
export type ContractDocument = {
  title: string;
  version: string;
  operations: Operation[];
  /** The operation with an id; throws for one that the document lacks. */
  operation: (operationId: string) => Operation;
  /** What the events of the live chat carry, by their names. */
  events: Readonly<Record<EventName, EventPayload>>;
  /** Follows the reference of a schema, if it is one. */
  resolve: (schema: Schema) => Schema;
  /** Validates a value by the name of a schema in the document. */
  validatorOf: (schemaName: string) => ValidateFunction;
  /**
   * The text of a CommonJS module that exports a validator for each named place of a schema. The
   * document has to be read with ajv's option `code.source`.
   */
  sourceOf: (schemas: Record<string, string[]>) => string;
};
