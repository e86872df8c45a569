import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { FLUSH } from 'redux-persist';
import { baseApi } from '@/api/baseApi';
import { reportsOwnership } from '@/api/catalogApi';
import {
  checkStoredSession,
  clearCachedResponses,
  followEmail,
  isTokenRehydrated,
  profileUpdated,
  sessionConfirmed,
  sessionExpired,
  signedIn,
  signedOut,
  tokenChangedElsewhere,
} from '@/features/auth';
import {
  changesPayments,
  checkAtStart,
  checkLater,
  checkOnReturn,
  dropOwnedItems,
  orderInterrupted,
  paymentUnconfirmed,
  projectPaid,
  requestOwnedForCart,
  settleOwnedProjects,
} from '@/features/buying';
import { deliverPaidProject, downloadRequested, startDownload } from '@/features/library';
import { leadingToastsDismissed } from '@/features/toasts';
import type { AppDispatch, AppListenerApi, RootState } from '@/store';

/** Stores what redux-persist would store a moment later. */
const storeAtOnce = (_action: unknown, { dispatch }: Pick<AppListenerApi, 'dispatch'>) =>
  void dispatch({ type: FLUSH, result: () => undefined });

const { onFocus, onOnline } = baseApi.internalActions;

/** Wires the effects that cross features. Each effect is a named function of its feature. */
export function createListeners() {
  const { middleware, clearListeners, ...listeners } = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();

  // First, since it also aborts the requests in flight.
  startListening({
    matcher: isAnyOf(signedIn, signedOut, sessionExpired, tokenChangedElsewhere),
    effect: clearCachedResponses,
  });
  startListening({
    matcher: isAnyOf(signedOut, sessionExpired, tokenChangedElsewhere),
    effect: (_action, { dispatch }) => void dispatch(leadingToastsDismissed()),
  });
  startListening({
    matcher: isAnyOf(isTokenRehydrated, tokenChangedElsewhere),
    effect: checkStoredSession,
  });
  startListening({ matcher: isAnyOf(profileUpdated, sessionConfirmed), effect: followEmail });
  startListening({ matcher: changesPayments, effect: storeAtOnce });
  startListening({ matcher: isAnyOf(signedIn, sessionConfirmed), effect: requestOwnedForCart });
  startListening({ matcher: isAnyOf(signedIn, sessionConfirmed), effect: checkAtStart });
  startListening({ matcher: isAnyOf(onFocus, onOnline), effect: checkOnReturn });
  startListening({ matcher: isAnyOf(orderInterrupted, paymentUnconfirmed), effect: checkLater });
  startListening({ predicate: reportsOwnership, effect: dropOwnedItems });
  startListening({ predicate: reportsOwnership, effect: settleOwnedProjects });
  startListening({ actionCreator: projectPaid, effect: deliverPaidProject });
  startListening({ actionCreator: downloadRequested, effect: startDownload });

  return { middleware, clearListeners };
}
