import type { AppListenerApi } from '@/store';
import { AUTO_DOWNLOAD_DELAY_MS } from '@/config/constants';
import { selectUser } from '@/features/auth';
import { downloadRequested } from './librarySlice';

type PaidProject = { userId: number; projectId: number; title: string };

/**
 * Downloads a project 2 s after its payment, unless the buyer has already requested it or logged
 * out.
 */
export async function deliverPaidProject(
  { payload: { userId, projectId, title } }: { payload: PaidProject },
  api: Pick<AppListenerApi, 'dispatch' | 'getState' | 'condition'>,
): Promise<void> {
  const isRequest = (action: unknown) =>
    downloadRequested.match(action) && action.payload.projectId === projectId;
  const isRequested = await api.condition(isRequest, AUTO_DOWNLOAD_DELAY_MS);
  if (isRequested || selectUser(api.getState())?.id !== userId) return;
  api.dispatch(downloadRequested({ projectId, title, showsFailure: true }));
}
