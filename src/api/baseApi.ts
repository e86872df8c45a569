import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import type { ApiContext } from './context';

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

/** The part of the store's state that selects cached responses. */
export type ApiState = { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

/** Dispatches requests from outside a component. */
export type ApiDispatch = ThunkDispatch<ApiState, ApiContext, UnknownAction>;
