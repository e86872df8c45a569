import type { Dispatch } from '@reduxjs/toolkit';
import { AUTO_DOWNLOAD_DELAY_MS } from '@/config/constants';
import { selectUser, type AuthState } from '@/features/auth';
import { downloadRequested } from './librarySlice';

type PaidProject = { userId: number; projectId: number; title: string };

type ListenerApi = {
  dispatch: Dispatch;
  getState: () => unknown;
  delay: (milliseconds: number) => Promise<void>;
};

/** Downloads a project 2 s after its payment, unless its buyer has logged out meanwhile. */
export async function deliverPaidProject(
  { payload: { userId, projectId, title } }: { payload: PaidProject },
  api: ListenerApi,
): Promise<void> {
  await api.delay(AUTO_DOWNLOAD_DELAY_MS);
  if (selectUser(api.getState() as { auth: AuthState })?.id !== userId) return;
  api.dispatch(downloadRequested({ projectId, title, tellsFailure: true }));
}
