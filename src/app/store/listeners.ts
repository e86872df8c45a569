import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { reportsOwnership } from '@/api/catalogApi';
import {
  checkStoredSession,
  clearCachedResponses,
  sessionConfirmed,
  sessionExpired,
  signedIn,
  signedOut,
  tokenRead,
} from '@/features/auth';
import {
  requestOwnedForCart,
  dropOwnedItems,
  checkOpenedOrders,
  settleOwnedProjects,
  paymentUnconfirmed,
  projectPaid,
  verifyAtStart,
  verifyLater,
  verifyOnReturn,
} from '@/features/buying';
import { deliverPaidProject, downloadRequested, startDownload } from '@/features/library';
import type { AppDispatch, RootState } from '@/store';

const { onFocus, onOnline } = baseApi.internalActions;

/** Wires the effects that cross features. Each effect is a named function of its feature. */
export function createListeners() {
  const { middleware, clearListeners, ...listeners } = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();

  // First, since it also aborts the requests in flight.
  startListening({
    matcher: isAnyOf(signedIn, signedOut, sessionExpired, tokenRead),
    effect: clearCachedResponses,
  });
  startListening({ actionCreator: tokenRead, effect: checkStoredSession });
  startListening({ matcher: isAnyOf(signedIn, sessionConfirmed), effect: requestOwnedForCart });
  startListening({ matcher: isAnyOf(signedIn, sessionConfirmed), effect: checkOpenedOrders });
  startListening({ matcher: isAnyOf(signedIn, sessionConfirmed), effect: verifyAtStart });
  startListening({ matcher: isAnyOf(onFocus, onOnline), effect: verifyOnReturn });
  startListening({ actionCreator: paymentUnconfirmed, effect: verifyLater });
  startListening({ predicate: reportsOwnership, effect: dropOwnedItems });
  startListening({ predicate: reportsOwnership, effect: settleOwnedProjects });
  startListening({ actionCreator: projectPaid, effect: deliverPaidProject });
  startListening({ actionCreator: downloadRequested, effect: startDownload });

  return { middleware, clearListeners };
}
