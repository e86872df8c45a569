export { offerNewerVersion } from './offerNewerVersion';
export { PlainToasts } from './PlainToasts';
export { selectToasts, toastShown, toastsReducer } from './toastsSlice';
export { useToast } from './useToast';
