import { fetchProjectZip } from '@/api/downloads';
import { isUnauthorizedDownload } from '@/api/fileDownload';
import type { AppListenerApi, RootState } from '@/app/store/types';
import { successMessages } from '@/config/messages';
import { selectToken, sessionExpired } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { zipFileName } from '@/lib/fileName';
import { saveFile } from '@/lib/saveFile';
import { downloadCancelled, downloadProgressed, type DownloadRequest } from './librarySlice';

const PROGRESS_STEP_MS = 100;

/** What a download needs of the store. */
type DownloadListenerApi = Pick<AppListenerApi, 'dispatch' | 'getState' | 'condition'>;

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

const hasToken = (state: RootState, token: string | null) => selectToken(state) === token;

/** Ends with the download's cancellation, or with the session of the person who asked for it. */
function abortWhenUnwanted(
  projectId: number,
  token: string | null,
  api: DownloadListenerApi,
): AbortController {
  const controller = new AbortController();
  const isUnwanted = (action: unknown, state: RootState) =>
    (downloadCancelled.match(action) && action.payload === projectId) || !hasToken(state, token);
  api.condition(isUnwanted).then(
    () => controller.abort(),
    // The download is over and there is nothing left to cancel.
    () => undefined,
  );
  return controller;
}

/**
 * Downloads an owned project's zip for whom the token belongs to, shows how far it is, and saves it as
 * '{title}.zip'. Rejects when no file came; a cancelled download just ends, as does one whose session
 * is over, and one that is refused for its token ends the session.
 */
export async function runDownload(
  { projectId, title }: DownloadRequest,
  token: string | null,
  api: DownloadListenerApi,
): Promise<void> {
  if (!hasToken(api.getState(), token)) return;
  const { signal } = abortWhenUnwanted(projectId, token, api);
  api.dispatch(toastShown('success', successMessages.downloadStarted));
  try {
    const zip = await fetchProjectZip(projectId, {
      token,
      signal,
      onProgress: throttle((received, total) =>
        api.dispatch(downloadProgressed({ projectId, received, total })),
      ),
    });
    saveFile(zip, zipFileName(title));
  } catch (error) {
    if (signal.aborted || !hasToken(api.getState(), token)) return;
    if (!isUnauthorizedDownload(error)) throw error;
    // The end of the session leads to login, which says enough.
    api.dispatch(sessionExpired());
  }
}
