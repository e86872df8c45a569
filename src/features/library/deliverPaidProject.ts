import type { AppListenerApi } from '@/app/store/types';
import { AUTO_DOWNLOAD_DELAY_MS } from '@/config/constants';
import { selectUser } from '@/features/auth';
import { downloadRequested } from './librarySlice';

type PaidProject = { userId: number; projectId: number; title: string };

/** Downloads a project 2 s after its payment, unless the buyer has logged out meanwhile. */
export async function deliverPaidProject(
  { payload: { userId, projectId, title } }: { payload: PaidProject },
  api: Pick<AppListenerApi, 'dispatch' | 'getState' | 'delay'>,
): Promise<void> {
  await api.delay(AUTO_DOWNLOAD_DELAY_MS);
  if (selectUser(api.getState())?.id !== userId) return;
  api.dispatch(downloadRequested({ projectId, title, showsFailure: true }));
}
