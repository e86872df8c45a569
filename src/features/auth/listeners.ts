import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { requestProfile } from '@/api/accountApi';
import { baseApi } from '@/api/baseApi';
import { isUnanswered, toRequestFailure } from '@/api/errors';
import { getFeatures } from '@/config/features';
import { toastDismissed, toastShown } from '@/features/toasts';
import type { AppListenerApi, RootState } from '@/store';
import {
  selectEndedBy,
  selectToken,
  sessionConfirmed,
  sessionExpired,
  sessionUnconfirmed,
} from './authSlice';

/** Why a session has ended. */
export const sessionMessages = {
  loggedOut: 'Logged out successfully',
  expired: 'Your session has expired. Please log in again.',
  unchecked: 'Your login could not be checked, so you are logged out. Please log in again.',
  checking: 'Your login cannot be checked at the moment. We keep trying.',
  loggedOutElsewhere: 'You were logged out in another tab.',
} as const;

/** The pauses before a login is checked again, in milliseconds; the last one repeats. */
const CHECK_PAUSES_MS = [2_000, 5_000, 15_000, 30_000];
const CHECKING = 'session-check';
const { onFocus, onOnline } = baseApi.internalActions;
const isReturn = isAnyOf(onFocus, onOnline);

/**
 * Requests the user of a token until the backend answers, or the session has another token: after
 * pauses, when the network is back, and when the tab comes to the front. A toast says so meanwhile.
 */
async function requestUser(token: string, api: AppListenerApi) {
  const isOther = (state: RootState) => selectToken(state) !== token;
  const isOver = (action: UnknownAction, state: RootState) => isReturn(action) || isOther(state);
  for (let attempt = 0; ; attempt += 1) {
    const response = await api.dispatch(requestProfile());
    const isLast = !response.error || !isUnanswered(response.error);
    if (isLast || isOther(api.getState())) {
      if (attempt > 0) api.dispatch(toastDismissed(CHECKING));
      return response;
    }
    if (attempt === 0) {
      api.dispatch(toastShown('loading', sessionMessages.checking, { id: CHECKING }));
    }
    await api.condition(isOver, CHECK_PAUSES_MS[attempt] ?? CHECK_PAUSES_MS.at(-1));
  }
}

/**
 * Checks a stored token by requesting its user. Any answer of the backend but success ends the
 * session; with `authClear=unauthorized`, only a 401 or 403 does (specification, section 4).
 */
export async function checkStoredSession(_action: unknown, api: AppListenerApi): Promise<void> {
  const token = selectToken(api.getState());
  if (!token) return;
  const response = await requestUser(token, api);
  if (selectToken(api.getState()) !== token) {
    // A 401 has ended the session already.
    if (selectEndedBy(api.getState()) === 'expiry') {
      api.dispatch(toastShown('error', sessionMessages.expired));
    }
    return;
  }

  if (response.data?.user) {
    api.dispatch(sessionConfirmed(response.data.user));
    return;
  }
  const { status } = toRequestFailure(response.error);
  const isRejected = status === 401 || status === 403;
  const ends = getFeatures().authClear === 'any' || isRejected;
  api.dispatch(ends ? sessionExpired() : sessionUnconfirmed());
  if (!ends) return;
  const text = isRejected ? sessionMessages.expired : sessionMessages.unchecked;
  api.dispatch(toastShown('error', text));
}

/** Clears all cached responses of the previous user. */
export function clearCachedResponses(_action: unknown, api: AppListenerApi): void {
  api.dispatch(baseApi.util.resetApiState());
}
