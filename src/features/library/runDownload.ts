import type { Dispatch } from '@reduxjs/toolkit';
import { fetchProjectZip } from '@/api/downloads';
import { isUnauthorizedDownload } from '@/api/fileDownload';
import { successMessages } from '@/config/messages';
import { selectToken, sessionExpired, signedOut, type AuthState } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { zipFileName } from '@/lib/fileName';
import { saveFile } from '@/lib/saveFile';
import { downloadCancelled, downloadProgressed, type DownloadRequest } from './librarySlice';

const PROGRESS_STEP_MS = 100;

/** What a download needs of the store. */
export type DownloadListenerApi = {
  dispatch: Dispatch;
  getState: () => unknown;
  condition: (predicate: (action: unknown) => boolean) => Promise<boolean>;
};

type Report = (received: number, total: number | null) => void;

/** Reports progress at most ten times a second, so that a fast download does not flood the store. */
function throttle(report: Report): Report {
  let last = 0;
  return (received, total) => {
    const now = performance.now();
    if (received !== total && now - last < PROGRESS_STEP_MS) return;
    last = now;
    report(received, total);
  };
}

/** Ends with the download's cancellation, or with the session of the person who asked for it. */
function abortWhenUnwanted(projectId: number, api: DownloadListenerApi): AbortController {
  const controller = new AbortController();
  const isUnwanted = (action: unknown) =>
    (downloadCancelled.match(action) && action.payload === projectId) ||
    signedOut.match(action) ||
    sessionExpired.match(action);
  api.condition(isUnwanted).then(
    () => controller.abort(),
    // The download is over and there is nothing left to cancel.
    () => undefined,
  );
  return controller;
}

/**
 * Downloads an owned project's zip, shows how far it is, and saves it as '{title}.zip'. Rejects when
 * no file came; a cancelled download just ends, and one that is refused for its token ends the session.
 */
export async function runDownload(
  { projectId, title }: DownloadRequest,
  api: DownloadListenerApi,
): Promise<void> {
  const { signal } = abortWhenUnwanted(projectId, api);
  api.dispatch(toastShown('success', successMessages.downloadStarted));
  try {
    const zip = await fetchProjectZip(projectId, {
      token: selectToken(api.getState() as { auth: AuthState }),
      signal,
      onProgress: throttle((received, total) =>
        api.dispatch(downloadProgressed({ projectId, received, total })),
      ),
    });
    saveFile(zip, zipFileName(title));
  } catch (error) {
    // The end of the session leads to login, which says enough.
    if (isUnauthorizedDownload(error)) api.dispatch(sessionExpired());
    else if (!signal.aborted) throw error;
  }
}
