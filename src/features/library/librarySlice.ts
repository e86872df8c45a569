import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The progress of a download, in bytes; the total is null while unknown. */
export type DownloadProgress = { received: number; total: number | null };

/** The running downloads by project id. */
export type LibraryState = { downloads: Record<number, DownloadProgress> };

/** A request to download a project. */
export type DownloadRequest = {
  projectId: number;
  title: string;
  /** Whether a failure shows a toast; My Projects only logs it (specification, section 8). */
  showsFailure: boolean;
};

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
      state.downloads[projectId] = { received, total };
    },
    downloadEnded(state, { payload: projectId }: PayloadAction<number>) {
      delete state.downloads[projectId];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(downloadRequested, (state, { payload: { projectId } }) => {
      state.downloads[projectId] ??= { received: 0, total: null };
    });
  },
});

export const { downloadProgressed, downloadEnded } = librarySlice.actions;
export const libraryReducer = librarySlice.reducer;

/** The running download of a project, or undefined. */
export const selectDownload =
  (projectId: number) =>
  (state: { library: LibraryState }): DownloadProgress | undefined =>
    state.library.downloads[projectId];
