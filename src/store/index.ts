import { useDispatch, useSelector, useStore } from 'react-redux';
import type {
  EnhancedStore,
  ListenerEffectAPI,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiState } from '@/api/baseApi';
import type { ApiContext } from '@/api/baseQuery';

/**
 * The state of the app. Each slice adds itself by `declare module '@/store'` where it is defined, so
 * that features can read the state without knowing the app that combines it.
 */
export interface RootState {
  api: ApiState['api'];
}

/** Dispatches actions and the thunks of the API. */
export type AppDispatch = ThunkDispatch<RootState, ApiContext, UnknownAction>;

/** The store that `makeStore` creates. */
export type AppStore = Omit<EnhancedStore<RootState>, 'dispatch'> & { dispatch: AppDispatch };

/** The API that a listener's effect gets besides the action. */
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch>;

/** `useDispatch` with the type of the app's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` with the type of the app's store. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** `useStore` with the type of the app's store, to read state in callbacks without subscribing. */
export const useAppStore = useStore.withTypes<AppStore>();
