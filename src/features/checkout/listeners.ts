import type { UnknownAction } from '@reduxjs/toolkit';
import { ownedProjectIds } from '@/api/catalogApi';
import type { AppListenerApi } from '@/app/store/types';
import { selectUser } from '@/features/auth';
import { stepsFoundOwned } from './checkoutSlice';

/**
 * Settles the steps of the signed-in user's checkout whose payment turns out to have been received.
 */
export function settleOwnedSteps(action: UnknownAction, api: AppListenerApi): void {
  const user = selectUser(api.getState());
  if (!user) return;
  api.dispatch(stepsFoundOwned({ userId: user.id, projectIds: ownedProjectIds(action) }));
}
