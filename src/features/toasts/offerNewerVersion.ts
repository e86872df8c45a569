import { isNewerVersionServed } from '@/lib/newerVersion';
import type { AppListenerApi } from '@/store';
import { buttonLabels } from '@/ui/buttonLabels';
import { missingPartMessages } from '@/ui/missingCodeMessages';
import { keepToastAction } from './toastActions';
import { selectToasts, toastShown } from './toastsSlice';

const ID = 'newer-version';

/** Offers to reload the page if a deployment may have replaced its code; returns whether it has. */
export async function offerNewerVersion({
  dispatch,
  getState,
}: Pick<AppListenerApi, 'dispatch' | 'getState'>): Promise<boolean> {
  if (!(await isNewerVersionServed())) return false;
  if (!selectToasts(getState()).some(({ id }) => id === ID)) {
    const options = { id: ID, actionLabel: buttonLabels.reload };
    dispatch(toastShown('custom', missingPartMessages.outdated, options));
    keepToastAction(ID, () => window.location.reload());
  }
  return true;
}
