import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkDispatch } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { requestProfile } from '@/api/accountApi';
import { toRequestFailure } from '@/api/errors';
import { getFeatures } from '@/config/features';
import { selectToken, sessionConfirmed, sessionExpired, sessionUnconfirmed } from './authSlice';
import type { AuthState } from './authSlice';

type ListenerApi = {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction> & Dispatch;
  getState: () => unknown;
};

const currentToken = (api: ListenerApi) => selectToken(api.getState() as { auth: AuthState });

/**
 * With a stored token, asks who it belongs to. A failed check ends the session, or under
 * `authClear=unauthorized` only a 401 or 403 does (specification, section 4).
 */
export async function checkStoredSession(_action: unknown, api: ListenerApi): Promise<void> {
  const token = currentToken(api);
  if (!token) return;
  const answer = await api.dispatch(requestProfile());
  if (currentToken(api) !== token) return;

  if (answer.data?.user) {
    api.dispatch(sessionConfirmed(answer.data.user));
    return;
  }
  const { status } = toRequestFailure(answer.error);
  const refused = status === 401 || status === 403;
  const ends = getFeatures().authClear === 'any' || refused;
  api.dispatch(ends ? sessionExpired() : sessionUnconfirmed());
}

/** Forgets everything that the backend answered to the person who is now gone. */
export function forgetAnswers(_action: unknown, api: ListenerApi): void {
  api.dispatch(baseApi.util.resetApiState());
}
