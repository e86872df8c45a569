import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { ownedProjectIds } from '@/api/catalogApi';
import { stepsFoundOwned } from './checkoutSlice';

/** Settles the steps of a checkout whose payment turns out to have arrived. */
export function settleOwnedSteps(
  action: UnknownAction,
  { dispatch }: { dispatch: Dispatch },
): void {
  dispatch(stepsFoundOwned(ownedProjectIds(action)));
}
