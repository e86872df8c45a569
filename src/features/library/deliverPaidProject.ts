import type { Dispatch } from '@reduxjs/toolkit';
import { AUTO_DOWNLOAD_DELAY_MS } from '@/config/constants';
import { selectUser, type AuthState } from '@/features/auth';
import { downloadRequested, type DownloadableProject } from './librarySlice';

type ListenerApi = {
  dispatch: Dispatch;
  getState: () => unknown;
  delay: (milliseconds: number) => Promise<void>;
};

/** Downloads a project 2 s after its payment, unless its buyer has logged out meanwhile. */
export async function deliverPaidProject(
  { payload: project }: { payload: DownloadableProject },
  api: ListenerApi,
): Promise<void> {
  const currentUser = () => selectUser(api.getState() as { auth: AuthState });
  const buyer = currentUser();
  await api.delay(AUTO_DOWNLOAD_DELAY_MS);
  if (currentUser()?.id !== buyer?.id) return;
  api.dispatch(downloadRequested({ ...project, tellsFailure: true }));
}
