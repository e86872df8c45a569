import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@/store';

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
