import type { AppListenerApi } from '@/store';
import { downloadMessages } from '@/config/messages';
import { selectToken } from '@/features/auth';
import { offerNewerVersion, toastShown } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { downloadEnded, selectDownload, type DownloadRequest } from './librarySlice';

/**
 * Runs a requested download unless it is already running; loads its code on first use. If a
 * deployment has replaced the code, offers to reload the page.
 */
export async function startDownload(
  action: { payload: DownloadRequest },
  api: AppListenerApi,
): Promise<void> {
  const { projectId } = action.payload;
  const before = api.getOriginalState();
  if (selectDownload(projectId)(before)) return;
  let isReloadOffered = false;
  try {
    const { runDownload } = await import('./runDownload').catch(async (error: unknown) => {
      isReloadOffered = await offerNewerVersion(api);
      throw error;
    });
    await runDownload(action.payload, selectToken(before), api);
  } catch (error) {
    const download = selectDownload(projectId)(api.getState());
    if (download?.showsFailure && !isReloadOffered)
      api.dispatch(toastShown('error', downloadMessages.failed));
    logFailure(`Downloading project ${projectId}`, error);
  } finally {
    api.dispatch(downloadEnded(projectId));
  }
}
