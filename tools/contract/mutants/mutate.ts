import { makeMatcher } from '../document/matchOperation';
import { readDocument } from '../document/readDocument';
import type { Rule } from '../validation/finding';
import type { Honest, Mutant } from './mutant';

/** A JSON body that a mutant may change. */
export type Body = Record<string, unknown>;

/** The rule that must catch a mutant, and the operation unless it is the mutated one. */
export type CaughtBy = Rule | { rule: Rule; at: string };

const match = makeMatcher(readDocument());

/** Returns the operation id of a request; undefined if it matches none. */
export function operationOf(request: Request): string | undefined {
  return match(request.method, new URL(request.url).pathname)?.operation.operationId;
}

/** Returns the token header of a request; empty if it has none. */
export const tokenOf = (request: Request): string => request.headers.get('Authorization') ?? '';

/** Returns the path of a request's address. */
export const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Returns the JSON object that a request sends; an empty one for anything else. */
export async function sentJson(request: Request): Promise<Body> {
  const json: unknown = await request
    .clone()
    .json()
    .catch(() => ({}));
  return typeof json === 'object' && json !== null ? (json as Body) : {};
}

/** Returns the documented fields of a request's JSON body; undefined if the operation has none. */
export function knownFields(request: Request): string[] | undefined {
  const properties = match(request.method, new URL(request.url).pathname)?.operation.body?.schema
    .properties;
  return properties && Object.keys(properties);
}

function place(operationId: string, caughtBy: CaughtBy): Mutant['caughtAt'] {
  if (typeof caughtBy === 'string') return { operationId, rule: caughtBy };
  return { operationId: caughtBy.at, rule: caughtBy.rule };
}

/** Creates a mutant of one operation. */
export function mutateOperation(
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  respond: (request: Request, honest: Honest) => Promise<Response>,
): Mutant {
  return {
    name,
    caughtAt: place(operationId, caughtBy),
    respond: (request, honest) =>
      operationOf(request) === operationId ? respond(request, honest) : honest(request),
  };
}

/** Replaces the body of a response and updates Content-Length. */
export function withBody(response: Response, body: string | Uint8Array<ArrayBuffer>): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(Buffer.byteLength(body)));
  return new Response(body, { status: response.status, headers });
}

/** Changes the JSON body of a response; `change` may modify it in place or return a new one. */
export async function withJson(
  response: Response,
  change: (body: Body) => unknown,
): Promise<Response> {
  const body = (await response.json()) as Body;
  return withBody(response, JSON.stringify(change(body) ?? body));
}

/** Creates a mutant that changes the JSON body of an operation's successful responses. */
export function mutateBody(
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  change: (body: Body, request: Request) => unknown,
): Mutant {
  return mutateOperation(operationId, name, caughtBy, async (request, honest) => {
    const response = await honest(request);
    return response.ok ? withJson(response, (body) => change(body, request)) : response;
  });
}

/** Creates a mutant that replaces an operation's error responses of the given status. */
export function replaceError(
  [operationId, status]: [operationId: string, status: number],
  name: string,
  rule: Rule,
  make: (response: Response) => Response | Promise<Response>,
): Mutant {
  return mutateOperation(operationId, name, rule, async (request, honest) => {
    const response = await honest(request);
    return response.status === status ? make(response) : response;
  });
}

/** Creates a mutant that changes requests before the unchanged backend handles them. */
export function rewriteRequest(
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  change: (request: Request, honest: Honest) => Request | Promise<Request>,
): Mutant {
  return mutateOperation(operationId, name, caughtBy, async (request, honest) =>
    honest(await change(request, honest)),
  );
}

/** Copies a request with a changed query. */
export function withQuery(request: Request, change: (query: URLSearchParams) => void): Request {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, request);
}

/** Copies a request with a changed JSON body. */
export async function withSentJson(
  request: Request,
  change: (body: Body) => Body | Promise<Body>,
): Promise<Request> {
  const body = await change((await request.clone().json()) as Body);
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(body),
  });
}

/** Copies a request with changed fields of its JSON object; a request without one stays as it is. */
export async function withFields(
  request: Request,
  change: (fields: Body) => Body,
): Promise<Request> {
  const fields = await sentJson(request);
  return Object.keys(fields).length > 0 && !Array.isArray(fields)
    ? withSentJson(request, change)
    : request;
}

/** Copies a request with the token of a seeded user. */
export async function asUser(request: Request, honest: Honest, email: string): Promise<Request> {
  const login = await honest(
    new Request(new URL('/api/auth/login', request.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'password' }),
    }),
  );
  const { token } = (await login.json()) as { token: string };
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  const body = request.method === 'GET' ? null : await request.clone().text();
  return new Request(request.url, { method: request.method, headers, body: body || null });
}
