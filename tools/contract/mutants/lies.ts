import { makeMatcher } from '../document/matchOperation';
import { readDocument } from '../document/readDocument';
import type { Rule } from '../judge/finding';
import type { Honest, Mutant } from './mutant';

/** A JSON body, free to be spoilt. */
export type Body = Record<string, unknown>;

/** Where a mutant has to be caught: the rule, and the operation unless it is the one lied at. */
type CaughtBy = Rule | { rule: Rule; at: string };

const match = makeMatcher(readDocument());

/** The operation that a request is for. */
export function operationOf(request: Request): string | undefined {
  return match(request.method, new URL(request.url).pathname)?.operation.operationId;
}

function place(operationId: string, caughtBy: CaughtBy): Mutant['caughtAt'] {
  if (typeof caughtBy === 'string') return { operationId, rule: caughtBy };
  return { operationId: caughtBy.at, rule: caughtBy.rule };
}

/** A mutant that lies at one operation and is honest at all others. */
export function lieAt(
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  answer: (request: Request, honest: Honest) => Promise<Response>,
): Mutant {
  return {
    name,
    caughtAt: place(operationId, caughtBy),
    answer: (request, honest) =>
      operationOf(request) === operationId ? answer(request, honest) : honest(request),
  };
}

/** An answer with another body; status and headers stay, but for the length. */
export function withBody(answer: Response, body: string | Uint8Array<ArrayBuffer>): Response {
  const headers = new Headers(answer.headers);
  headers.set('Content-Length', String(Buffer.byteLength(body)));
  return new Response(body, { status: answer.status, headers });
}

/** An answer with another JSON body. */
export async function withJson(
  answer: Response,
  change: (body: Body) => unknown,
): Promise<Response> {
  const body = (await answer.json()) as Body;
  return withBody(answer, JSON.stringify(change(body) ?? body));
}

/** A mutant that spoils the JSON of one operation's successes; `change` may work in place. */
export function spoil(
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  change: (body: Body, request: Request) => unknown,
): Mutant {
  return lieAt(operationId, name, caughtBy, async (request, honest) => {
    const answer = await honest(request);
    return answer.ok ? withJson(answer, (body) => change(body, request)) : answer;
  });
}

/** A mutant that gives another answer where the honest backend refuses with a status. */
export function insteadOf(
  [operationId, status]: [operationId: string, status: number],
  name: string,
  rule: Rule,
  make: (refusal: Response) => Response | Promise<Response>,
): Mutant {
  return lieAt(operationId, name, rule, async (request, honest) => {
    const answer = await honest(request);
    return answer.status === status ? make(answer) : answer;
  });
}

/** A mutant that hands the honest backend another request than it was sent. */
export function rewrite(
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  change: (request: Request, honest: Honest) => Request | Promise<Request>,
): Mutant {
  return lieAt(operationId, name, caughtBy, async (request, honest) =>
    honest(await change(request, honest)),
  );
}

/** The same request with another query. */
export function withQuery(request: Request, change: (query: URLSearchParams) => void): Request {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, request);
}

/** The same request with another JSON body. */
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

/** The same request in the name of whoever logs in with a seeded email. */
export async function asPerson(request: Request, honest: Honest, email: string): Promise<Request> {
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
