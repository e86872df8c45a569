import { useState } from 'react';
import { useAuth } from '@/features/auth';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import { introductionDismissed, selectNewlyBought } from './boughtProjectsSlice';

/**
 * Returns whether the signed-in user has just bought a project and not dismissed its introduction,
 * and a function to dismiss it.
 */
export function useIntroduction(projectId: number) {
  const { user } = useAuth();
  const dispatch = useAppDispatch();
  const [now] = useState(() => Date.now());
  const bought = useAppSelector((state) => selectNewlyBought(state, user?.id, now));
  return {
    isDue: bought.includes(projectId),
    dismiss: () => {
      if (user) dispatch(introductionDismissed({ userId: user.id, projectId }));
    },
  };
}
