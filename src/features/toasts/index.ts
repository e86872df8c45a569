export { offerNewerVersion } from './offerNewerVersion';
export { ToastArea } from './ToastArea';
export { selectToasts, toastShown, toastsReducer } from './toastsSlice';
export { useCopy } from './useCopy';
export { useToast } from './useToast';
