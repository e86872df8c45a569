import { QueryStatus } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { parseStored } from '@/lib/schemas';
import { type ApiState, baseApi } from './baseApi';

/** The id of the script element with the responses that a page was drawn from. */
export const FIRST_DATA = 'first-data';

/** The responses by the keys of the cache, which begin with the name of the endpoint. */
const firstDataSchema = v.record(
  v.pipe(v.string(), v.regex(/^\w+\(.*\)$/s)),
  v.object({
    args: v.optional(v.unknown()),
    data: v.union([v.array(v.unknown()), v.looseObject({})]),
    time: v.number(),
  }),
);

/** Returns the responses in a cache as the text of a script element. */
export function writeFirstData({ api }: ApiState): string {
  const responses = Object.entries(api.queries).flatMap(([key, query]) =>
    query?.status === QueryStatus.fulfilled
      ? [[key, { args: query.originalArgs, data: query.data, time: query.fulfilledTimeStamp }]]
      : [],
  );
  return JSON.stringify(Object.fromEntries(responses)).replace(/</g, '\\u003c');
}

/** Returns the first state of the cache from a text of {@link writeFirstData}; null if it is none. */
export function readFirstData(text: string): ApiState | null {
  const responses = parseStored(text, firstDataSchema);
  if (!responses) return null;
  const queries = Object.entries(responses).map(([key, { args, data, time }]) => [
    key,
    {
      status: QueryStatus.fulfilled,
      endpointName: key.slice(0, key.indexOf('(')),
      requestId: FIRST_DATA,
      originalArgs: args,
      data,
      startedTimeStamp: time,
      fulfilledTimeStamp: time,
    },
  ]);
  const empty = baseApi.reducer(undefined, { type: FIRST_DATA });
  return { api: { ...empty, queries: Object.fromEntries(queries) as typeof empty.queries } };
}
