import type { LogEntry, LoggedCall, LoggedEvent } from './entries';

/** Finds what is wrong with a JSON value; nothing is found in a right one. */
export type Check = (value: unknown) => string[];

/** What openapi.yaml says of an operation. */
export type OperationChecks = {
  /** Of a JSON request; missing when the operation takes none. */
  request?: Check;
  /** Of each documented answer by its status; null for one that is not JSON. */
  answers: Readonly<Record<string, Check | null>>;
};

/** What openapi.yaml says of operations, by operationId, and what events of the chat carry, by name. */
export type ContractChecks = {
  operations: Readonly<Record<string, OperationChecks>>;
  events: Readonly<Record<string, Check>>;
};

/** A line of the log with what the contract says of it. */
export type CheckedEntry = LogEntry & {
  /** Sentences; none for a right call or event, null for a call that openapi.yaml is silent of. */
  problems: string[] | null;
};

/** How HTTP itself answers a request for a part, which openapi.yaml need not say. */
const PARTIAL_ANSWERS = [206, 416];

const isPartial = ({ request, answer }: LoggedCall) =>
  'range' in request.headers && PARTIAL_ANSWERS.includes(answer?.status ?? 0);

function checkBody(body: string | null, check: Check, what: string): string[] {
  try {
    return check(JSON.parse(body ?? '')).map((problem) => `${what}: ${problem}`);
  } catch {
    return [`${what} is no JSON`];
  }
}

function checkCall(call: LoggedCall, { operations }: ContractChecks) {
  const { operationId, request, answer } = call;
  const operation = operationId === null ? undefined : operations[operationId];
  if (!operation || !answer) return null;
  const ofRequest =
    operation.request && request.body !== null
      ? checkBody(request.body, operation.request, 'The request')
      : [];
  if (isPartial(call)) return ofRequest;
  const check = operation.answers[answer.status];
  if (check === undefined) return [...ofRequest, `The status ${answer.status} is not documented`];
  return check === null
    ? ofRequest
    : [...ofRequest, ...checkBody(answer.body, check, 'The answer')];
}

function checkEvent({ event, body }: LoggedEvent, { events }: ContractChecks): string[] {
  const check = events[event];
  return check ? checkBody(body, check, 'The payload') : [`The event ${event} is not documented`];
}

/** Adds to a line of the log what the contract says of it. */
export function checkEntry(entry: LogEntry, checks: ContractChecks): CheckedEntry {
  const problems = entry.kind === 'call' ? checkCall(entry, checks) : checkEvent(entry, checks);
  return { ...entry, problems };
}
