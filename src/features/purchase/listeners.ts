import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { ownedProjectIds } from '@/api/catalogApi';
import { selectUser, type AuthState } from '@/features/auth';
import { projectFoundOwned, type UnverifiedPaymentsState } from './unverifiedPaymentsSlice';

type ListenerApi = { dispatch: Dispatch; getState: () => unknown };

/** Forgets the unverified payments for projects that turned out to be owned after all. */
export function forgetOwnedPayments(action: UnknownAction, api: ListenerApi): void {
  const state = api.getState() as {
    auth: AuthState;
    unverifiedPayments: UnverifiedPaymentsState;
  };
  const user = selectUser(state);
  if (!user || state.unverifiedPayments.payments.length === 0) return;
  api.dispatch(projectFoundOwned({ userId: user.id, projectIds: ownedProjectIds(action) }));
}
