import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { ownedProjectIds } from '@/api/catalogApi';
import { selectUser, type AuthState } from '@/features/auth';
import { stepsFoundOwned } from './checkoutSlice';

type ListenerApi = { dispatch: Dispatch; getState: () => unknown };

/** Settles the steps of the signed-in person's checkout whose payment turns out to have arrived. */
export function settleOwnedSteps(action: UnknownAction, api: ListenerApi): void {
  const user = selectUser(api.getState() as { auth: AuthState });
  if (!user) return;
  api.dispatch(stepsFoundOwned({ userId: user.id, projectIds: ownedProjectIds(action) }));
}
