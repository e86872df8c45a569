import type { LogEntry, LoggedCall, LoggedEvent } from './entries';

/** Validates a JSON value; returns a message for each problem. */
export type Check = (value: unknown) => string[];

/** The checks of one operation in openapi.yaml. */
export type OperationChecks = {
  /** Checks the JSON request; undefined if the operation takes none. */
  request?: Check;
  /** Checks of the documented responses by status; null for a response that is not JSON. */
  responses: Readonly<Record<string, Check | null>>;
};

/** The checks of operations by operationId, and of chat event payloads by event name. */
export type ContractChecks = {
  operations: Readonly<Record<string, OperationChecks>>;
  events: Readonly<Record<string, Check>>;
};

/** A log entry with the result of its check. */
export type CheckedEntry = LogEntry & {
  /**
   * Messages; empty for a valid call or event, null for a page and a call that openapi.yaml does not
   * describe.
   */
  problems: string[] | null;
};

/** Statuses of HTTP's own responses to a range request, which openapi.yaml need not document. */
const PARTIAL_STATUSES = [206, 416];

/** Statuses of HTTP's own refusals of a request that is too large or of another content type. */
const REFUSED_STATUSES = [413, 415];

const isPartial = ({ request, response }: LoggedCall) =>
  'range' in request.headers && PARTIAL_STATUSES.includes(response?.status ?? 0);

function checkBody(body: string | null, check: Check, what: string): string[] {
  try {
    return check(JSON.parse(body ?? '')).map((problem) => `${what}: ${problem}`);
  } catch {
    return [`${what} is not JSON`];
  }
}

const isRefused = ({ response }: LoggedCall) => REFUSED_STATUSES.includes(response?.status ?? 0);

/** Checks the body of a response; empty for one that has no documented schema. */
export function checkResponse(call: LoggedCall, { operations }: ContractChecks): string[] {
  const { operationId, response } = call;
  if (operationId === null || !response || isPartial(call) || isRefused(call)) return [];
  const check = operations[operationId]?.responses[response.status];
  return check ? checkBody(response.body, check, 'The response') : [];
}

function checkCall(call: LoggedCall, checks: ContractChecks) {
  const { operationId, request, response } = call;
  const operation = operationId === null ? undefined : checks.operations[operationId];
  if (!operation || !response) return null;
  const isDocumented = response.status in operation.responses || isPartial(call) || isRefused(call);
  return [
    ...(operation.request && request.body !== null
      ? checkBody(request.body, operation.request, 'The request')
      : []),
    ...(isDocumented ? [] : [`The status ${response.status} is not documented`]),
    ...checkResponse(call, checks),
  ];
}

function checkEvent({ event, body }: LoggedEvent, { events }: ContractChecks): string[] {
  const check = events[event];
  return check ? checkBody(body, check, 'The payload') : [`The event ${event} is not documented`];
}

/** Checks a log entry against the contract. */
export function checkEntry(entry: LogEntry, checks: ContractChecks): CheckedEntry {
  switch (entry.kind) {
    case 'call':
      return { ...entry, problems: checkCall(entry, checks) };
    case 'event':
      return { ...entry, problems: checkEvent(entry, checks) };
    case 'page':
      return { ...entry, problems: null };
  }
}
