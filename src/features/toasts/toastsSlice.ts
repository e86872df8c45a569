import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { LIBRARY_TOAST_DURATIONS, SHELL_TOAST_DURATIONS, TOAST_LIMIT } from '@/config/constants';
import { getFeatures } from '@/config/features';
import type { RootState } from '@/store';

/** The kinds of toast (specification, section 4). */
export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

/** A link in a toast to a path inside the app. */
export type ToastLink = { label: string; to: string };

/** A short message in the toast area. */
export type Toast = {
  id: string;
  type: ToastType;
  text: string;
  /** Milliseconds; null keeps it until it is dismissed. */
  duration: number | null;
  link?: ToastLink;
  /** Label of its button; `keepToastAction` registers the callback. */
  actionLabel?: string;
};

/** Null as `duration` keeps a toast until it is dismissed; by an `id` of its own, it is found again. */
type ToastOptions = Partial<Omit<Toast, 'type' | 'text'>>;

type ToastsState = { items: Toast[] };

declare module '@/store' {
  interface RootState {
    toasts: ToastsState;
  }
}

const initialState: ToastsState = { items: [] };

/** Returns how long a toast stays, in milliseconds, by the switch `toastDurations`. */
function toastDuration(type: ToastType): number | null {
  const durations =
    getFeatures().toastDurations === 'library' ? LIBRARY_TOAST_DURATIONS : SHELL_TOAST_DURATIONS;
  return durations[type];
}

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer(state, { payload }: PayloadAction<Toast>) {
        // What is said again is said once; an undo belongs to what it undoes.
        const others = state.items.filter(
          ({ text, actionLabel }) => text !== payload.text || actionLabel,
        );
        state.items = [...others, payload].slice(-TOAST_LIMIT);
      },
      /**
       * By default, a toast with a link or a button stays until it is dismissed, since users may
       * need time to follow it. A success is told in its time (specification, section 4): its link
       * is a short cut.
       */
      prepare: (type: ToastType, text: string, options: ToastOptions = {}) => ({
        payload: {
          id: nanoid(),
          type,
          text,
          duration:
            type !== 'success' && (options.link || options.actionLabel)
              ? null
              : toastDuration(type),
          ...options,
        },
      }),
    },
    toastDismissed(state, { payload: id }: PayloadAction<string>) {
      state.items = state.items.filter((toast) => toast.id !== id);
    },
    /** The session has ended; where a toast led belongs to its user. */
    leadingToastsDismissed(state) {
      state.items = state.items.filter(({ link, actionLabel }) => !link && !actionLabel);
    },
  },
});

export const { toastShown, toastDismissed, leadingToastsDismissed } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

/** The toasts on screen, oldest first. */
export const selectToasts = (state: Pick<RootState, 'toasts'>) => state.toasts.items;
