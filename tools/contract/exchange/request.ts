import type { Operation } from '../document/types';
import type { Call } from './types';

/** A request that is ready to send. */
export type OutgoingRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
};

const PATH_PARAMETER = /\{(\w+)\}/g;

function fillPath({ operationId, path }: Operation, values: Call['path'] = {}): string {
  return path.replace(PATH_PARAMETER, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${operationId} is called without ${name}`);
    return encodeURIComponent(value);
  });
}

function toBody(body: unknown): OutgoingRequest['body'] {
  if (body === undefined) return null;
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/**
 * Builds the request of a call. `base` is the backend's URL without a trailing slash. Throws if a path
 * parameter is missing.
 */
export function toRequest(base: string, operation: Operation, call: Call): OutgoingRequest {
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, String(each)]),
    ),
  ).toString();
  const body = toBody(call.body);
  return {
    method: operation.method,
    url: `${base}${fillPath(operation, call.path)}${query && `?${query}`}`,
    headers: {
      Accept:
        [...operation.responses.values()].flatMap(({ contentTypes }) => contentTypes)[0] ?? '*/*',
      ...(body !== null && { 'Content-Type': operation.body?.contentType ?? 'application/json' }),
      ...(call.token !== undefined && { Authorization: `Bearer ${call.token}` }),
      ...call.headers,
    },
    body,
  };
}
