import { HttpResponse } from 'msw';
import type { DomainError } from '../domain/errors';
import type { Effect } from '../scenarios/faults';

const FAILURE_TEXT = 'Something went wrong';
const CUT_OFF = '{"success":true,"projects":[{"id":1,"title":"Cut off in the mid';

/** Messages by status; other statuses have a general one. */
const faultTexts: Partial<Record<number, string>> = {
  401: 'Please log in again',
  404: 'Not found',
  408: 'The request did not arrive in time',
  410: 'The file is no longer available',
  429: 'Too many requests, please try again in a minute',
};

/** Returns an error response; its message defaults to that of the status. */
export function errorResponse(
  status: number,
  message = faultTexts[status] ?? FAILURE_TEXT,
  errors?: DomainError['fields'],
): Response {
  return HttpResponse.json({ success: false, message, ...(errors && { errors }) }, { status });
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY = [204, 205, 304];

function bodyOf({ status = 200, body, spoils }: Effect): string | null {
  if (spoils === 'empty' || WITHOUT_BODY.includes(status)) return null;
  if (spoils === 'malformed') return CUT_OFF;
  return JSON.stringify(body ?? { success: false, message: faultTexts[status] ?? FAILURE_TEXT });
}

/** Creates the response that a fault sends instead of the operation's own. */
export function makeFaultyResponse(effect: Effect): Response {
  const { status = 200 } = effect;
  const headers = {
    'Content-Type': 'application/json',
    ...(status === 429 && { 'Retry-After': '60' }),
  };
  return new HttpResponse(bodyOf(effect), { status, headers });
}

/** Replaces a field of a JSON value; returns whether there is one at that JSON Pointer (RFC 6901). */
function replaceField(json: unknown, pointer: string, value: unknown): boolean {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = names.pop()!;
  const has = (node: unknown, name: string): node is Record<string, unknown> =>
    typeof node === 'object' && node !== null && Object.hasOwn(node, name);
  const parent = names.reduce((node, name) => (has(node, name) ? node[name] : undefined), json);
  if (!has(parent, last)) return false;
  parent[last] = value;
  return true;
}

async function patchBody(response: Response, patch: NonNullable<Effect['patch']>) {
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { body: text, missing: Object.keys(patch) };
  }
  const missing = Object.entries(patch).filter((entry) => !replaceField(json, ...entry));
  return { body: JSON.stringify(json), missing: missing.map(([pointer]) => pointer) };
}

/**
 * Copies a response with the headers and fields of a fault, and returns the pointers to fields that it
 * does not have.
 */
export async function changeResponse(
  response: Response,
  { headers = {}, patch }: Effect,
): Promise<{ response: Response; missing: string[] }> {
  const { status } = response;
  const changed = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) changed.set(name, value);
  if (!patch) {
    return { response: new Response(response.body, { status, headers: changed }), missing: [] };
  }
  changed.delete('Content-Length');
  const { body, missing } = await patchBody(response, patch);
  return { response: new Response(body, { status, headers: changed }), missing };
}
