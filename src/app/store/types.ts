import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/baseQuery';
import type { rootReducer } from './rootReducer';

/** The whole state of the app. */
export type RootState = ReturnType<typeof rootReducer>;

/** Dispatches actions and the thunks of the API. */
export type AppDispatch = ThunkDispatch<RootState, ApiContext, UnknownAction>;

/** The API that a listener's effect gets besides the action. */
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch>;
