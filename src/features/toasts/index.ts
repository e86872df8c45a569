export { selectToasts, toastShown, toastsReducer, type ToastType } from './toastsSlice';
export { useToast } from './useToast';
