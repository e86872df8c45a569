import type { DomainContext } from '../domain/context';
import type { UserRow } from '../domain/model';
import type { ProviderBehaviour } from '../domain/provider';

/** What an operation is given to answer a request. */
export type OperationContext = {
  domain: DomainContext;
  request: Request;
  url: URL;
  params: Record<string, string>;
  provider: ProviderBehaviour;
  /** The person that the request's token stands for; refuses when there is none. */
  requireUser: () => Promise<UserRow>;
  /** The JSON object that was sent; an empty one when it was none. */
  readBody: () => Promise<Record<string, unknown>>;
};

/** One call of the backend: its name in openapi.yaml and the rule that answers it. */
export type Operation = {
  operationId: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** As MSW writes paths: `/api/projects/:id`. */
  path: string;
  /** A plain object is answered as JSON with status 200. */
  answer: (context: OperationContext) => Promise<object | Response> | object | Response;
};
