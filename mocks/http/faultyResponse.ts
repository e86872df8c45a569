import { HttpResponse } from 'msw';
import type { DomainError } from '../domain/errors';
import type { Fault } from '../scenarios/faults';

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

/** Creates the response that a fault sends instead of the operation's own. */
export function makeFaultyResponse(fault: Fault): Response {
  const { status = 200, body, contentType = 'application/json', spoils } = fault;
  const headers = { 'Content-Type': contentType, ...(status === 429 && { 'Retry-After': '60' }) };
  if (spoils === 'empty') return new HttpResponse(null, { status, headers });
  if (spoils === 'malformed') return new HttpResponse(CUT_OFF, { status, headers });
  const isOwn = body !== undefined || contentType !== 'application/json';
  const message = isOwn ? FAILURE_TEXT : (faultTexts[status] ?? FAILURE_TEXT);
  const content = body ?? { success: false, message };
  return new HttpResponse(JSON.stringify(content), { status, headers });
}

/** Copies a response with another content type. */
export function withType({ body, status, headers }: Response, contentType: string): Response {
  const response = new Response(body, { status, headers });
  response.headers.set('Content-Type', contentType);
  return response;
}
