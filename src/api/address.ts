import type { FetchArgs } from '@reduxjs/toolkit/query';
import { env } from '@/config/env';

/** Serializes query parameters; an array repeats its name. */
export function toQuery(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) query.append(name, String(each));
    }
  }
  return query.toString();
}

/** A generated operation, as `enhanceEndpoints` exposes it. */
type Operation<Arg> = { query?: ((arg: Arg) => string | FetchArgs) | undefined };

/**
 * Creates a function that builds the URLs of a generated operation, for requests outside the store.
 */
export function addressesOf<Arg>(operation: Operation<Arg>): (arg: Arg) => string {
  return (arg) => {
    const { url, params } = operation.query!(arg) as FetchArgs;
    const query = toQuery(params ?? {});
    return `${env.apiHost}${url}${query && `?${query}`}`;
  };
}
