/** @jest-environment node */
import { overrideFeatures } from '@/config/features';
import { selectToasts, toastDismissed, toastShown, toastsReducer } from './toastsSlice';

afterEach(() => overrideFeatures());

function stateAfter(...actions: Parameters<typeof toastsReducer>[1][]) {
  return { toasts: actions.reduce(toastsReducer, undefined)! };
}

describe('toasts', () => {
  it.each([
    ['shell', 'blank', 4000],
    ['shell', 'success', 3000],
    ['shell', 'error', 5000],
    ['shell', 'loading', null],
    ['shell', 'custom', 4000],
    ['library', 'blank', 4000],
    ['library', 'success', 2000],
    ['library', 'error', 4000],
    ['library', 'loading', null],
    ['library', 'custom', 4000],
  ] as const)(
    'with toastDurations=%s keep a %s toast for %p ms',
    (toastDurations, type, duration) => {
      overrideFeatures({ toastDurations });
      const [toast] = selectToasts(stateAfter(toastShown(type, 'Hello')));
      expect(toast).toMatchObject({ type, text: 'Hello', duration });
    },
  );

  it.each([
    ['success', 3000],
    ['blank', null],
  ] as const)('with a link keep a %s toast for %p ms', (type, duration) => {
    const link = { label: 'View cart', to: '/cart' };
    expect(toastShown(type, 'Hello', { link }).payload.duration).toBe(duration);
  });

  it('are limited to 20, which removes the oldest', () => {
    const shown = Array.from({ length: 21 }, (_entry, index) => toastShown('blank', `No ${index}`));
    const toasts = selectToasts(stateAfter(...shown));
    expect(toasts).toHaveLength(20);
    expect(toasts[0]!.text).toBe('No 1');
  });

  it('stand once where they say the same, except for those with an undo', () => {
    const undoable = () => toastShown('custom', 'Removed', { actionLabel: 'Undo' });
    const again = toastShown('blank', 'Hello');
    const toasts = selectToasts(
      stateAfter(toastShown('blank', 'Hello'), undoable(), undoable(), again),
    );
    expect(toasts.map(({ text }) => text)).toEqual(['Removed', 'Removed', 'Hello']);
    expect(toasts.at(-1)!.id).toBe(again.payload.id);
  });

  it('are dismissed one at a time', () => {
    const first = toastShown('blank', 'First');
    const state = stateAfter(
      first,
      toastShown('blank', 'Second'),
      toastDismissed(first.payload.id),
    );
    expect(selectToasts(state).map(({ text }) => text)).toEqual(['Second']);
  });
});
