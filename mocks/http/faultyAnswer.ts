import { HttpResponse } from 'msw';
import type { DomainError } from '../domain/errors';
import type { Fault } from '../scenarios/faults';

const FAILURE_TEXT = 'Something went wrong';
const CUT_OFF = '{"success":true,"projects":[{"id":1,"title":"Cut off in the mid';

/** What a fault says by itself, where its status has words of its own. */
const faultTexts: Partial<Record<number, string>> = {
  401: 'Please log in again',
  404: 'Not found',
  410: 'The file is no longer available',
  429: 'Too many requests, please try again in a minute',
};

/** The answer to a call that is refused; without a message, in the words of its status. */
export function refusal(
  status: number,
  message = faultTexts[status] ?? FAILURE_TEXT,
  errors?: DomainError['fields'],
): Response {
  return HttpResponse.json({ success: false, message, ...(errors && { errors }) }, { status });
}

/** The answer that a fault gives in an operation's place. */
export function makeFaultyAnswer(fault: Fault): Response {
  const { status = 200, body, contentType = 'application/json', spoils } = fault;
  const headers = { 'Content-Type': contentType };
  if (spoils === 'empty') return new HttpResponse(null, { status, headers });
  if (spoils === 'malformed') return new HttpResponse(CUT_OFF, { status, headers });
  if (body === undefined && contentType === 'application/json') return refusal(status);
  const content = body ?? { success: false, message: FAILURE_TEXT };
  return new HttpResponse(JSON.stringify(content), { status, headers });
}

/** An answer that says it is of another type than it is. */
export function withType({ body, status, headers }: Response, contentType: string): Response {
  const answer = new Response(body, { status, headers });
  answer.headers.set('Content-Type', contentType);
  return answer;
}
