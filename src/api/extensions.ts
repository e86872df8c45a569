import { createReducer, isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { isNotOffered, toRequestFailure } from './errors';

/** Extensions of the specification, by the query whose first response shows if they are offered. */
const PROBES = {
  getAccountServices: 'accountServices',
  listConversations: 'inbox',
  listUsers: 'users',
} as const;

type Extension = (typeof PROBES)[keyof typeof PROBES];

/** Which extensions the backend offers, as far as its responses have shown. */
export type OffersState = { [Name in Extension]?: boolean };

declare module '@/store' {
  interface RootState {
    offers: OffersState;
  }
}

/** What the reducer reads of the action of a settled query. */
type Settled = { meta: { arg?: { endpointName?: string } }; payload?: unknown };

const isSettled = (action: UnknownAction): action is UnknownAction & Settled =>
  isFulfilled(action) || isRejected(action);

/**
 * Records what the first responses of the backend say about its extensions. Later ones change
 * nothing: a 404 of what was there once is an error like others.
 */
export const offersReducer = createReducer<OffersState>({}, (builder) =>
  builder.addMatcher(isSettled, (offers, action) => {
    const endpoint = action.meta.arg?.endpointName ?? '';
    if (!Object.hasOwn(PROBES, endpoint)) return;
    const extension = PROBES[endpoint as keyof typeof PROBES];
    if (isFulfilled(action)) offers[extension] ??= true;
    else if (isNotOffered(toRequestFailure(action.payload))) offers[extension] ??= false;
  }),
);

/** Returns whether the backend offers an extension; true until a response shows that it does not. */
export const useOffers = (extension: Extension): boolean =>
  useSelector(({ offers }: { offers: OffersState }) => offers[extension] !== false);
