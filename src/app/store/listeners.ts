import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { tellsOwnership } from '@/api/catalogApi';
import {
  checkStoredSession,
  forgetAnswers,
  sessionConfirmed,
  sessionExpired,
  signedIn,
  signedOut,
  TOKEN_STORAGE_KEY,
  tokenChangedElsewhere,
} from '@/features/auth';
import { askOwnedForCart, dropOwnedItems } from '@/features/cart';
import { settleOwnedSteps } from '@/features/checkout';
import { deliverPaidProject, downloadRequested, startDownload } from '@/features/library';
import { forgetOwnedPayments, projectPaid } from '@/features/purchase';

type RehydrateAction = { type: string; key?: string };

/** What follows from what, across features. Each effect is a named function of its feature. */
export function createListeners() {
  const { middleware, startListening, clearListeners } = createListenerMiddleware();

  // First of all, since it also ends the requests that are under way.
  startListening({
    matcher: isAnyOf(signedIn, signedOut, sessionExpired, tokenChangedElsewhere),
    effect: forgetAnswers,
  });
  startListening({
    predicate: (action) =>
      action.type === REHYDRATE && (action as RehydrateAction).key === TOKEN_STORAGE_KEY,
    effect: checkStoredSession,
  });
  startListening({ actionCreator: tokenChangedElsewhere, effect: checkStoredSession });
  startListening({ matcher: isAnyOf(signedIn, sessionConfirmed), effect: askOwnedForCart });
  startListening({ predicate: tellsOwnership, effect: dropOwnedItems });
  startListening({ predicate: tellsOwnership, effect: forgetOwnedPayments });
  startListening({ predicate: tellsOwnership, effect: settleOwnedSteps });
  startListening({ actionCreator: projectPaid, effect: deliverPaidProject });
  startListening({ actionCreator: downloadRequested, effect: startDownload });

  return { middleware, clearListeners };
}
