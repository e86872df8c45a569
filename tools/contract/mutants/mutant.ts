import type { Extension } from '@/config/extensions';
import type { SocketHub } from '@mocks/realtime/socketIoServer';
import { makeMatcher } from '../document/matchOperation';
import { readDocument } from '../document/readDocument';
import type { Rule } from '../validation/finding';

/** A JSON body. */
export type Body = Record<string, unknown>;

/** Handles a request as the unchanged backend does. */
export type Honest = (request: Request) => Promise<Response>;

/** A correct backend that differs from the mock backend. */
export type Variant = {
  /** The difference, as a sentence without a full stop. */
  name: string;
  /** A path before that of the API. */
  base?: string;
  /** What the backend offers beyond the specification; everything by default. */
  extensions?: readonly Extension[];
  /** Responds in place of the unchanged backend, which it may call via `honest`. */
  respond?: (request: Request, honest: Honest) => Promise<Response>;
  /** Changes the headers of every response, including CORS headers. */
  spoilHeaders?: (headers: Headers, request: Request) => void;
  /** Wraps the hub of the live chat. */
  wrapHub?: (hub: SocketHub) => SocketHub;
};

/** A backend with one deliberate fault, and the operation (or `realtime`) and the rule that must catch it. */
export type Mutant = Variant & { caughtAt: { operationId: string; rule: Rule } };

const match = makeMatcher(readDocument());

/** Returns the operation of a request; undefined if it matches none. */
export const operationOf = (request: Request) =>
  match(request.method, new URL(request.url).pathname)?.operation;

/** Returns whether a message has a JSON body. */
export const isJson = ({ headers }: Request | Response): boolean =>
  headers.get('Content-Type')?.includes('json') ?? false;

/** Returns the JSON object that a request sends; an empty one for anything else. */
export async function sentJson(request: Request): Promise<Body> {
  const json: unknown = await request
    .clone()
    .json()
    .catch(() => ({}));
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Body) : {};
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

/** Copies a request with a changed query. */
export function withQuery(request: Request, change: (query: URLSearchParams) => void): Request {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, request);
}

/** Copies a request with a changed JSON object; a request without one stays as it is. */
export async function withSent(request: Request, change: Fault['sent'] & object): Promise<Request> {
  const sent = await sentJson(request);
  if (Object.keys(sent).length === 0) return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: JSON.stringify(await change({ ...sent })) });
}

/** What is wrong with an operation: with what it reads of a request, or with its responses. */
type Fault = {
  request?: (request: Request, honest: Honest) => Request | Promise<Request>;
  query?: (query: URLSearchParams) => void;
  sent?: (body: Body) => Body | Promise<Body>;
  /** Responses to what was sent in place of those with a status. */
  instead?: Record<number, (sent: Body) => Response>;
  /** Changes each success. */
  success?: (response: Response, request: Request) => Response | Promise<Response>;
  /** Changes the JSON body of each success, in place or by returning a new one. */
  answer?: (body: Body, request: Request) => unknown;
  /** Responds in place of the unchanged backend. */
  respond?: Variant['respond'];
  /** Another operation that must catch it. */
  at?: string;
};

/** Creates a mutant of one operation. */
export const fault = (operationId: string, rule: Rule, name: string, wrong: Fault): Mutant => ({
  name,
  caughtAt: { operationId: wrong.at ?? operationId, rule },
  respond: async (request, honest) => {
    if (operationOf(request)?.operationId !== operationId) return honest(request);
    if (wrong.respond) return wrong.respond(request, honest);
    const { query, sent, instead, success, answer } = wrong;
    const unread = request.clone();
    let changed = (await wrong.request?.(request, honest)) ?? request;
    if (query) changed = withQuery(changed, query);
    if (sent) changed = await withSent(changed, sent);
    const response = await honest(changed);
    const other = instead?.[response.status];
    if (other) return other(await sentJson(unread));
    if (response.ok && success) return success(response, unread);
    return response.ok && answer ? withJson(response, (body) => answer(body, unread)) : response;
  },
});
