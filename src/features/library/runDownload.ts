import type { Dispatch } from '@reduxjs/toolkit';
import { fetchProjectZip } from '@/api/downloads';
import { downloadMessages, successMessages } from '@/config/messages';
import { selectToken, signedOut, sessionExpired, type AuthState } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { zipFileName } from '@/lib/fileName';
import { logFailure } from '@/lib/log';
import { saveFile } from '@/lib/saveFile';
import {
  downloadCancelled,
  downloadEnded,
  downloadProgressed,
  selectDownload,
  type DownloadRequest,
  type LibraryState,
} from './librarySlice';

const PROGRESS_STEP_MS = 100;

type ListenerApi = {
  dispatch: Dispatch;
  getState: () => unknown;
  getOriginalState: () => unknown;
  condition: (predicate: (action: unknown) => boolean) => Promise<boolean>;
};

/** Reports progress at most ten times a second, so that a fast download does not flood the store. */
function throttleProgress(report: (received: number, total: number | null) => void) {
  let last = 0;
  return (received: number, total: number | null) => {
    const now = performance.now();
    if (received !== total && now - last < PROGRESS_STEP_MS) return;
    last = now;
    report(received, total);
  };
}

/** Downloads an owned project's zip, shows how far it is, and saves it as '{title}.zip'. */
export async function runDownload(
  { payload }: { payload: DownloadRequest },
  api: ListenerApi,
): Promise<void> {
  const { projectId, title, tellsFailure } = payload;
  const stateBefore = api.getOriginalState() as { auth: AuthState; library: LibraryState };
  if (selectDownload(projectId)(stateBefore)) return;

  const report = (received: number, total: number | null) =>
    void api.dispatch(downloadProgressed({ projectId, received, total }));
  const controller = new AbortController();
  void api
    .condition(
      (action) =>
        (downloadCancelled.match(action) && action.payload === projectId) ||
        signedOut.match(action) ||
        sessionExpired.match(action),
    )
    .then((cancelled) => cancelled && controller.abort())
    // The wait itself ends with the listener; there is nothing left to cancel then.
    .catch(() => undefined);

  report(0, null);
  api.dispatch(toastShown('success', successMessages.downloadStarted));
  try {
    const zip = await fetchProjectZip(projectId, {
      token: selectToken(stateBefore),
      signal: controller.signal,
      onProgress: throttleProgress(report),
    });
    saveFile(zip, zipFileName(title));
  } catch (error) {
    if (controller.signal.aborted) return;
    if (tellsFailure) api.dispatch(toastShown('error', downloadMessages.failed));
    logFailure(`Downloading project ${projectId}`, error);
  } finally {
    api.dispatch(downloadEnded(projectId));
  }
}
