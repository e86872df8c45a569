import type { DomainContext } from '../domain/context';
import type { UserRow } from '../domain/model';
import type { ProviderBehaviour } from '../domain/provider';
import type { documentedOperations, OperationTypes } from './operations.gen';

/** The name of an operation of openapi.yaml. */
export type OperationId = keyof OperationTypes;

type Documented = typeof documentedOperations;
type Tag = Documented[OperationId]['tag'];
type IdsOf<Wanted extends Tag> = {
  [Id in OperationId]: Documented[Id]['tag'] extends Wanted ? Id : never;
}[OperationId];

/** A body as a client sent it: until a rule has checked it, a field may be missing or anything. */
type Unchecked<Body> = { readonly [Field in keyof Body]?: unknown };

type RequestContext = {
  domain: DomainContext;
  request: Request;
  url: URL;
};

/** What the handler of an operation of openapi.yaml works with. */
export type OperationContext<Id extends OperationId> = RequestContext & {
  /** The parameters of the address; see `readArguments`. */
  arg: OperationTypes[Id]['parameters'];
  /** Reads the JSON object that was sent; an empty one when it was none. */
  readBody: () => Promise<Unchecked<OperationTypes[Id]['body']>>;
} & (Documented[Id]['isSecured'] extends true
    ? {
        /** The user of the request's token. */
        user: UserRow;
      }
    : unknown);

/** JSON is answered as a value, with the documented status; a file comes with its own headers. */
type Answered<Answer> = [Answer] extends [Blob | string] ? Response : Answer;

type OperationHandler<Id extends OperationId> = (
  context: OperationContext<Id>,
) => Answered<OperationTypes[Id]['answer']> | Promise<Answered<OperationTypes[Id]['answer']>>;

/** The handlers of all operations of a tag, or of all tags: none may be missing, and none unknown. */
export type OperationHandlers<Wanted extends Tag = Tag> = {
  readonly [Id in IdsOf<Wanted>]: OperationHandler<Id>;
};

/** Everything that a request brings to an operation, documented or not. */
export type AnyContext = RequestContext & {
  /** The parameters in the path, as text. */
  params: Record<string, string>;
  arg: object;
  /** Undefined where the operation needs no token. */
  user: UserRow | undefined;
  provider: ProviderBehaviour;
  readBody: () => Promise<Record<string, unknown>>;
};

/** An operation as the mock backend serves it. */
export type Operation = {
  operationId: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As MSW writes paths: `/api/projects/:id`. */
  path: string;
  /** Whether a request needs a token. */
  isSecured: boolean;
  /** The status of a plain object, which is answered as JSON. */
  status: number;
  readArg: (params: Record<string, string>, query: URLSearchParams) => object;
  answer: (context: AnyContext) => object | Promise<object>;
};
