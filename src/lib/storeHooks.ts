import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore } from '@/app/store/makeStore';
import type { AppDispatch, RootState } from '@/app/store/types';

/** `useDispatch` with the type of the app's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` with the type of the app's store. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** `useStore` with the type of the app's store, to read state in callbacks without subscribing. */
export const useAppStore = useStore.withTypes<AppStore>();
