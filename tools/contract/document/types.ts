import type { ErrorObject } from 'ajv/dist/2020';
import type { ClientEvents, ServerEvents } from '@/realtime/events.gen';

/** Validates a value; the last call's errors are in `errors`. */
export type Validate = {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
};

/**
 * A JSON schema of openapi.yaml, limited to the keywords needed to build requests, with the schemas that it
 * refers to.
 */
export type Schema = {
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
  items?: Schema;
  additionalProperties?: boolean | Schema;
  contentMediaType?: string;
  minItems?: number;
  maxItems?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  /** The property that this time is not before, of the same object or of one around it. */
  'x-not-before'?: string;
  'x-extension'?: boolean;
  /** The values of an `enum` that are extensions. */
  'x-extension-values'?: unknown[];
};

/** The HTTP methods used in openapi.yaml. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** One of `METHODS`. */
export type Method = (typeof METHODS)[number];

/** A parameter of an operation. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  isExtension: boolean;
  /** The facet of the response that counts what its values find (`x-facet`). */
  facet: string | undefined;
  schema: Schema;
  example: unknown;
  validate: Validate;
};

/** The request body of an operation. */
export type RequestBody = {
  isRequired: boolean;
  contentType: string;
  schema: Schema;
  /** The first example of the document. */
  example: unknown;
  /** Path of a JSON body's schema in the document; undefined for a binary body. */
  place: string[] | undefined;
  /** Undefined for a binary body. */
  validate: Validate | undefined;
};

/** A response documented in openapi.yaml. */
export type DocumentedResponse = {
  status: number;
  /** What the document says of it. */
  description: string;
  contentTypes: string[];
  /** Schema of a JSON body; undefined for other types. */
  schema: Schema | undefined;
  /** Path of that schema in the document. */
  place: string[] | undefined;
  /** Validates a JSON body; undefined for other types. */
  validate: Validate | undefined;
  /** Documented headers with their validators. */
  headers: { name: string; isRequired: boolean; validate: Validate }[];
};

/** An operation of openapi.yaml, with references resolved. */
export type Operation = {
  operationId: string;
  tag: string;
  method: Method;
  /** Path template, e.g. `/api/projects/{id}`. */
  path: string;
  /** The extension of the product specification that it belongs to (`x-extension`); null for none. */
  extension: string | null;
  /** Whether it needs no token. */
  isPublic: boolean;
  parameters: Parameter[];
  body: RequestBody | undefined;
  responses: ReadonlyMap<number, DocumentedResponse>;
};

/** The name of a live chat event. */
export type EventName = keyof ClientEvents | keyof ServerEvents;

/** The payload of a live chat event. */
export type EventPayload = {
  schema: Schema;
  /** Path of its schema in the document. */
  place: string[];
  validate: Validate;
};

/** openapi.yaml and asyncapi.yaml, ready to validate requests, responses and events. */
export type ContractDocument = {
  title: string;
  version: string;
  operations: Operation[];
  /** Returns the operation with an id; throws if there is none. */
  operation: (operationId: string) => Operation;
  /** Payloads of the live chat events, by name. */
  events: Readonly<Record<EventName, EventPayload>>;
  /**
   * Returns the source of a CommonJS module that exports a validator for each named schema path.
   * Requires reading the document with ajv's option `code.source`.
   */
  sourceOf: (schemas: Record<string, string[]>) => string;
};
