export { offerNewerVersion } from './offerNewerVersion';
export { ToastArea } from './ToastArea';
export { selectToasts, toastShown, toastsReducer } from './toastsSlice';
export { useToast } from './useToast';
