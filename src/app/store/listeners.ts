import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import {
  checkStoredSession,
  forgetAnswers,
  sessionExpired,
  signedIn,
  signedOut,
  TOKEN_STORAGE_KEY,
  tokenChangedElsewhere,
} from '@/features/auth';
import { downloadRequested, startDownload } from '@/features/library';

type RehydrateAction = { type: string; key?: string };

/** What follows from what, across features. Each effect is a named function of its feature. */
export function createListeners() {
  const { middleware, startListening, clearListeners } = createListenerMiddleware();

  startListening({
    predicate: (action) =>
      action.type === REHYDRATE && (action as RehydrateAction).key === TOKEN_STORAGE_KEY,
    effect: checkStoredSession,
  });
  startListening({ actionCreator: tokenChangedElsewhere, effect: checkStoredSession });
  startListening({
    matcher: isAnyOf(signedIn, signedOut, sessionExpired, tokenChangedElsewhere),
    effect: forgetAnswers,
  });
  startListening({ actionCreator: downloadRequested, effect: startDownload });

  return { middleware, clearListeners };
}
