import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { type ApiContext, baseQuery } from './baseQuery';
import { isOutdated, isUnanswered } from './errors';

/**
 * The only API slice; the generated files inject their endpoints into it. Its defaults are the
 * specification's (section 7): one retry, zero stale and cache time, no refetch on focus. An
 * endpoint that differs sets its own values, with the reason, in its curated file.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Project', 'PurchaseStatus', 'PurchasedProject', 'Payment', 'Profile', 'Conversation'],
  keepUnusedDataFor: 0,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: false,
  endpoints: () => ({}),
});

/**
 * Creates an `invalidatesTags` callback that invalidates the tags of `tagsOf` unless what is
 * shown is known to hold: the mutation was refused, and not because the shop's copy is out of date.
 * Without an answer, nobody knows whether the backend has carried it out.
 */
export function whenChanged<Arg, Tag>(tagsOf: (arg: Arg) => readonly Tag[]) {
  return (_response: unknown, error: unknown, arg: Arg): readonly Tag[] =>
    error && !isUnanswered(error) && !isOutdated(error) ? [] : tagsOf(arg);
}

type QueryResult = { currentData?: unknown; error?: unknown; isFetching: boolean };

/**
 * Selects what pages use of a query: the response to the current arguments, the error, and whether
 * a request is in flight. Request ids and times would cause needless renders.
 */
export function pickResult<Result extends QueryResult>({
  currentData,
  error,
  isFetching,
}: Result): Pick<Result, keyof QueryResult> {
  return { currentData, error, isFetching };
}

/** Selects the same, but reports no request while the page shows what it confirms. */
export function pickShown<Result extends QueryResult>(result: Result) {
  const { currentData, error, isFetching } = pickResult(result);
  return { currentData, error, isFetching: isFetching && (!currentData || Boolean(error)) };
}

/** The part of the store's state that selects cached responses. */
export type ApiState = { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

/** Dispatches requests from outside a component. */
export type ApiDispatch = ThunkDispatch<ApiState, ApiContext, UnknownAction>;

/** A type with some of its fields replaced, as those that are read where they arrive. */
export type Replace<Type, Fields> = Omit<Type, keyof Fields> & Fields;
