import type { Extension } from '@/config/extensions';
import type { DomainContext } from '../domain/context';
import type { UserRow } from '../domain/model';
import type { ProviderBehaviour } from '../domain/provider';
import type { documentedOperations, OperationTypes } from './operations.gen';
import type { DocumentedParameter } from './readArguments';

/** The name of an operation of openapi.yaml. */
export type OperationId = keyof OperationTypes;

type Documented = typeof documentedOperations;
type Tag = Documented[OperationId]['tag'];
type IdsOf<Wanted extends Tag> = {
  [Id in OperationId]: Documented[Id]['tag'] extends Wanted ? Id : never;
}[OperationId];

/** A body as sent by the client: until it is validated, a field may be missing or of any type. */
type Unchecked<Body> = { readonly [Field in keyof Body]?: unknown };

type RequestContext = {
  domain: DomainContext;
  /** The extensions of the specification that the backend offers to this request. */
  offered: readonly Extension[];
  request: Request;
  url: URL;
  provider: ProviderBehaviour;
};

/** The context of the handler of an operation of openapi.yaml. */
export type OperationContext<Id extends OperationId> = RequestContext & {
  /** The parameters of the address; see `readArguments`. */
  arg: OperationTypes[Id]['parameters'];
  /** Reads the request's JSON object; an empty one if it is missing or invalid. */
  readBody: () => Promise<Unchecked<OperationTypes[Id]['body']>>;
} & (Documented[Id]['isSecured'] extends true
    ? {
        /** The user that the request's token identifies. */
        user: UserRow;
      }
    : unknown);

/** Handlers return JSON as a value, sent with the documented status, and files as a `Response`. */
type HandlerResult<Content> = [Content] extends [Blob | string] ? Response : Content;

type OperationHandler<Id extends OperationId> = (
  context: OperationContext<Id>,
) =>
  | HandlerResult<OperationTypes[Id]['response']>
  | Promise<HandlerResult<OperationTypes[Id]['response']>>;

/** The handlers of all operations of a tag, or of all tags: none may be missing or unknown. */
export type OperationHandlers<Wanted extends Tag = Tag> = {
  readonly [Id in IdsOf<Wanted>]: OperationHandler<Id>;
};

/** Returns the picture of a seeded project with this file name, as the host serves it. */
export type SeededPicture = (name: string) => Response | Promise<Response>;

/** The context of any operation, documented or not. */
export type AnyContext = RequestContext & {
  /** The parameters in the path, as text. */
  params: Record<string, string>;
  arg: object;
  /** Undefined if the operation needs no token. */
  user: UserRow | undefined;
  seededPicture: SeededPicture;
  readBody: () => Promise<Record<string, unknown>>;
};

/** An operation of the mock backend. */
export type Operation = {
  operationId: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path in the syntax of MSW: `/api/projects/:id`. */
  path: string;
  /** Whether a request needs a token. */
  isSecured: boolean;
  /** The extension of the specification that it belongs to; null for none. */
  extension: Extension | null;
  /** Paths of the extension properties in its response, such as `projects.*.rating`. */
  extensions: readonly string[];
  parameters: readonly DocumentedParameter[];
  /** The status of a plain object, which is sent as JSON. */
  status: number;
  readArg: (params: Record<string, string>, query: URLSearchParams) => object;
  handle: (context: AnyContext) => object | Promise<object>;
};
