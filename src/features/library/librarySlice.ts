import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far a download has come, in bytes; the total is null while it is unknown. */
export type DownloadProgress = { received: number; total: number | null };

export type LibraryState = { downloads: Record<number, DownloadProgress> };

/** A download that somebody asked for. */
export type DownloadRequest = {
  projectId: number;
  title: string;
  /** Whether a failure is told by a toast; My Projects only logs it (specification, section 8). */
  tellsFailure: boolean;
};

const initialState: LibraryState = { downloads: {} };

/** Somebody asked for a download; asking again while it runs changes nothing. */
export const downloadRequested = createAction<DownloadRequest>('library/downloadRequested');
/** Somebody cancelled a running download. */
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
