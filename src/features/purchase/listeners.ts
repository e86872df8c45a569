import type { UnknownAction } from '@reduxjs/toolkit';
import { ownedProjectIds } from '@/api/catalogApi';
import type { AppListenerApi } from '@/app/store/types';
import { selectUser } from '@/features/auth';
import { projectFoundOwned } from './unverifiedPaymentsSlice';

/** Removes unverified payments for projects that turn out to be owned. */
export function forgetOwnedPayments(action: UnknownAction, api: AppListenerApi): void {
  const state = api.getState();
  const user = selectUser(state);
  if (!user || state.unverifiedPayments.payments.length === 0) return;
  api.dispatch(projectFoundOwned({ userId: user.id, projectIds: ownedProjectIds(action) }));
}
