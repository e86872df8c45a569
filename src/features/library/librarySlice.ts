import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { AUTO_DOWNLOAD_DELAY_MS } from '@/config/constants';
import { downloadMessages } from '@/config/messages';
import { selectToken, selectUser } from '@/features/auth';
import { offerNewerVersion, toastShown } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import type { AppListenerApi, RootState } from '@/store';

/** The progress of a download, in bytes; the total is null while unknown. */
export type DownloadProgress = { received: number; total: number | null };

/** Whether a failure shows a toast; My Projects only logs it (specification, section 8). */
type FailureDisplay = { showsFailure: boolean };

/** The running downloads by project id. */
export type LibraryState = { downloads: Record<number, DownloadProgress & FailureDisplay> };

declare module '@/store' {
  interface RootState {
    library: LibraryState;
  }
}

/** A request to download a project. */
export type DownloadRequest = { projectId: number; title: string } & FailureDisplay;

const initialState: LibraryState = { downloads: {} };

/** The user requested a download; a request while it runs changes nothing. */
export const downloadRequested = createAction<DownloadRequest>('library/downloadRequested');
/** The user cancelled a running download. */
export const downloadCancelled = createAction<number>('library/downloadCancelled');

const librarySlice = createSlice({
  name: 'library',
  initialState,
  reducers: {
    downloadProgressed(
      state,
      { payload }: PayloadAction<{ projectId: number } & DownloadProgress>,
    ) {
      const { projectId, received, total } = payload;
      const download = state.downloads[projectId];
      if (download) Object.assign(download, { received, total });
    },
    /** The download is displayed by a page that shows failures. */
    downloadFollowed(state, { payload: projectId }: PayloadAction<number>) {
      const download = state.downloads[projectId];
      if (download) download.showsFailure = true;
    },
    downloadEnded(state, { payload: projectId }: PayloadAction<number>) {
      delete state.downloads[projectId];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(downloadRequested, (state, { payload: { projectId, showsFailure } }) => {
      state.downloads[projectId] ??= { received: 0, total: null, showsFailure };
    });
  },
});

export const { downloadProgressed, downloadFollowed, downloadEnded } = librarySlice.actions;
export const libraryReducer = librarySlice.reducer;

/** The running download of a project, or undefined. */
export const selectDownload =
  (projectId: number) =>
  (state: Pick<RootState, 'library'>): LibraryState['downloads'][number] | undefined =>
    state.library.downloads[projectId];

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
