import type { UnknownAction } from '@reduxjs/toolkit';
import { ownedProjectIds } from '@/api/catalogApi';
import type { AppListenerApi } from '@/store';
import { selectUser } from '@/features/auth';
import { stepArrived, stepsFoundOwned } from './checkoutSlice';

/**
 * Settles the steps of the signed-in user's checkout whose payment turns out to have been received.
 */
export function settleOwnedSteps(action: UnknownAction, api: AppListenerApi): void {
  const user = selectUser(api.getState());
  if (!user) return;
  api.dispatch(stepsFoundOwned({ userId: user.id, projectIds: ownedProjectIds(action) }));
}

/** Settles the step of a checkout that was interrupted while the step was being paid. */
export function settleArrivedStep(
  { payload }: { payload: { userId: number; projectId: number } },
  api: Pick<AppListenerApi, 'dispatch'>,
): void {
  api.dispatch(stepArrived(payload));
}
