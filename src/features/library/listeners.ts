import { ownershipDoubted } from '@/api/catalogApi';
import { isOutdated } from '@/api/errors';
import { failureText, type FailureTexts } from '@/api/failureText';
import { AUTO_DOWNLOAD_DELAY_MS } from '@/config/constants';
import { selectToken, selectUser } from '@/features/auth';
import { offerNewerVersion, toastShown } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import type { AppListenerApi } from '@/store';
import {
  downloadEnded,
  type DownloadRequest,
  downloadRequested,
  selectDownload,
} from './librarySlice';

const FAILED = 'Download failed. Please try again.';

/** What is gone for good, or no longer owned, is told in the backend's words: another attempt does not help. */
const downloadFailures: FailureTexts = {
  failed: FAILED,
  byStatus: {
    403: (message) => message,
    410: (message) => message ?? 'This project can no longer be downloaded.',
  },
  quotes: 'none',
};

type PaidProject = { userId: number; projectId: number; title: string };

/** Downloads a project 2 s after its payment, unless the buyer has already requested it or logged out. */
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

/** Runs a download unless it is running; if a deployment has replaced its code, offers to reload the page. */
export async function startDownload(
  action: { payload: DownloadRequest },
  api: AppListenerApi,
): Promise<void> {
  const { projectId } = action.payload;
  const before = api.getOriginalState();
  if (selectDownload(projectId)(before)) return;
  const loading = import('./runDownload');
  try {
    const { runDownload } = await loading;
    await runDownload(action.payload, selectToken(before), api);
  } catch (error) {
    if (isOutdated(error)) api.dispatch(ownershipDoubted(projectId));
    const isReloadOffered = await loading.then(
      () => false,
      () => offerNewerVersion(api),
    );
    const download = selectDownload(projectId)(api.getState());
    if (download?.showsFailure && !isReloadOffered)
      api.dispatch(toastShown('error', failureText(error, downloadFailures) ?? FAILED));
    logFailure(`Downloading project ${projectId}`, error);
  } finally {
    api.dispatch(downloadEnded(projectId));
  }
}
