import { downloadRecorded } from '@/api/catalogApi';
import { fetchProjectZip, isUnauthorizedDownload } from '@/api/downloads';
import { selectAuthStatus, selectToken, selectUser, sessionExpired } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { saveFile } from '@/lib/browser';
import { zipFileName } from '@/lib/files';
import { once } from '@/lib/once';
import type { AppListenerApi, RootState } from '@/store';
import { downloadCancelled, downloadProgressed, type DownloadRequest } from './librarySlice';

const PROGRESS_STEP_MS = 100;

/** The parts of the store that a download uses. */
type DownloadListenerApi = Pick<AppListenerApi, 'dispatch' | 'getState' | 'condition'>;

type Report = (received: number, total: number | null) => void;

/** Limits progress reports to ten per second, so that a fast download does not flood the store. */
function throttle(report: Report): Report {
  let last = 0;
  return (received, total) => {
    const now = performance.now();
    if (received < (total ?? Infinity) && now - last < PROGRESS_STEP_MS) return;
    last = now;
    report(received, total);
  };
}

const hasToken = (state: RootState, token: string | null) => selectToken(state) === token;

/** Aborts when it is cancelled or its user's session ends; a new password renews the token alone. */
function abortWhenUnwanted(projectId: number, api: DownloadListenerApi): AbortController {
  const controller = new AbortController();
  const userId = selectUser(api.getState())?.id;
  const isUnwanted = (action: unknown, state: RootState) =>
    (downloadCancelled.match(action) && action.payload === projectId) ||
    // While a token of another tab is checked, it may be the same user's.
    (selectAuthStatus(state) !== 'loading' && selectUser(state)?.id !== userId);
  api.condition(isUnwanted).then(
    () => controller.abort(),
    // The download has finished, so there is nothing left to cancel.
    () => undefined,
  );
  return controller;
}

/**
 * Downloads an owned project's zip with the user's token, reports its progress, and saves it as
 * '{title}.zip'. Rejects when the download fails; resolves without a file when it is cancelled or
 * its session ends. A rejected token ends the session.
 */
export async function runDownload(
  { projectId, title }: DownloadRequest,
  token: string | null,
  api: DownloadListenerApi,
): Promise<void> {
  if (!hasToken(api.getState(), token)) return;
  const { signal } = abortWhenUnwanted(projectId, api);
  const announce = once(() => api.dispatch(toastShown('success', 'Download started!')));
  const report = throttle((received, total) =>
    api.dispatch(downloadProgressed({ projectId, received, total })),
  );
  try {
    const zip = await fetchProjectZip(projectId, {
      token,
      signal,
      onProgress: (received, total) => {
        announce();
        report(received, total);
      },
    });
    saveFile(zip, zipFileName(title));
    api.dispatch(downloadRecorded());
  } catch (error) {
    if (signal.aborted) return;
    if (!isUnauthorizedDownload(error)) throw error;
    // An ended session redirects to login, so no message is needed.
    if (hasToken(api.getState(), token)) api.dispatch(sessionExpired());
  }
}
