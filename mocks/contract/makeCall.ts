import { readDocument } from '../../tools/contract/document/readDocument';
import type { Operation } from '../../tools/contract/document/types';
import type { MockBackend } from '../createMockBackend';
import { ADMIN, ASHA, type Call, FOR_SALE, NEW_CUSTOMER, NO_ID } from './call';
import { calls } from './calls';
import { send, tokenOf } from './client';

/** openapi.yaml, whose operations the calls call. */
export const document = readDocument();

/** Statuses that the backend never returns by itself; a fault provokes them. */
const PROVOKED_BY_FAULT = [408, 429, 500];

const isForAdmins = ({ path }: Operation) => path.startsWith('/api/admin/');

/** Completes a call by what the document says of its operation. */
function complete(operation: Operation, { body: fields, ...call }: Call): Call {
  const { isPublic, parameters, body } = operation;
  const longest = parameters.find(({ name }) => name === 'limit')?.schema.maximum;
  return {
    id: FOR_SALE,
    as: isPublic ? undefined : isForAdmins(operation) ? ADMIN : ASHA,
    ...(longest && { query: `limit=${longest}` }),
    ...call,
    ...(body && {
      body: body.validate
        ? { ...(body.example as object), ...fields }
        : (fields ?? new Blob([body.example as string])),
    }),
  };
}

/** Changes an operation's successful call into one that every backend refuses with a status. */
async function refuse(operation: Operation, call: Call, status: number): Promise<Call> {
  const headers = { 'Idempotency-Key': 'one' };
  const { body = {} } = call;
  switch (status) {
    case 400:
      return { ...call, body: Object.fromEntries(Object.keys(body).map((name) => [name, []])) };
    case 401:
      return { ...call, as: undefined };
    case 403:
      return { ...call, as: isForAdmins(operation) ? ASHA : NEW_CUSTOMER };
    case 404:
      return { ...call, id: NO_ID };
    case 422:
      await sendCall(operation.operationId, { ...call, headers });
      return { ...call, headers, body: { ...body, again: true } };
    default:
      return call;
  }
}

/**
 * Returns a call that provokes a documented response, by default that of success: its own of `calls`, or one
 * derived from the successful one.
 */
export async function makeCall(
  backend: MockBackend,
  operationId: string,
  status?: number,
): Promise<Call> {
  const operation = document.operation(operationId);
  const { responses } = operation;
  const [success] = responses.keys();
  const own = calls[`${operationId} ${status ?? success}`];
  if (own) return complete(operation, typeof own === 'function' ? await own(backend) : own);
  if (status === undefined || status === success) return complete(operation, {});
  // Requests with one idempotency key, which cause 422, run one after another and never meet.
  const isByFault = PROVOKED_BY_FAULT.includes(status) || (status === 409 && responses.has(422));
  if (isByFault) backend.faults.set(operationId, { status });
  return refuse(operation, await makeCall(backend, operationId), status);
}

/** Sends a call of an operation; returns the response, whatever its status. */
export async function sendCall(operationId: string, { id, query, as, ...call }: Call) {
  const { method, path } = document.operation(operationId);
  const token = as && (await tokenOf(as));
  const address = path.replace(/\{\w+\}/, String(id)) + (query ? `?${query}` : '');
  return send(method, address, { ...call, ...(token && { token }) });
}
