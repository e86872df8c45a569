import { requestProfile } from '@/api/accountApi';
import { baseApi } from '@/api/baseApi';
import { toRequestFailure } from '@/api/errors';
import { getFeatures } from '@/config/features';
import { toastShown } from '@/features/toasts';
import type { AppListenerApi } from '@/store';
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
  loggedOutElsewhere: 'You were logged out in another tab.',
} as const;

/**
 * Checks a stored token by requesting its user. Any failure ends the session; with
 * `authClear=unauthorized`, only a 401 or 403 does (specification, section 4).
 */
export async function checkStoredSession(_action: unknown, api: AppListenerApi): Promise<void> {
  const token = selectToken(api.getState());
  if (!token) return;
  const response = await api.dispatch(requestProfile());
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
