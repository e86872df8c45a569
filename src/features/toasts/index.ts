export { offerNewerVersion } from './offerNewerVersion';
export { ToastArea } from './ToastArea';
export {
  leadingToastsDismissed,
  selectToasts,
  toastDismissed,
  toastShown,
  toastsReducer,
} from './toastsSlice';
export { useCopy } from './useCopy';
export { useToast } from './useToast';
