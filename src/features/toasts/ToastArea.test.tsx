import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { keepToastAction } from './toastActions';
import { ToastArea } from './ToastArea';
import { toastDismissed, toastShown, toastsReducer } from './toastsSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openToasts() {
  const store = configureStore({ reducer: { toasts: toastsReducer } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <main tabIndex={-1}>
          <button>Export</button>
        </main>
        <ToastArea />
      </MemoryRouter>
    </Provider>,
  );
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) =>
    act(() => void store.dispatch(action));
  return { dispatch, shown: () => store.getState().toasts.items.map(({ text }) => text) };
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Lets closed toasts leave, in steps, since each one renders before the next. */
function finishLeaving() {
  for (let step = 0; step < 20; step += 1) wait(50);
}

describe('the toast area', () => {
  it.each([
    ['success', 'status', 3000],
    ['error', 'alert', 5000],
    ['blank', 'status', 4000],
  ] as const)('shows a toast of type %s as %s for %i ms', (type, role, duration) => {
    const { dispatch } = openToasts();
    dispatch(toastShown(type, 'Hello'));
    wait(0);
    expect(screen.getByRole(role)).toHaveTextContent('Hello');
    wait(duration - 50);
    expect(screen.getByRole(role)).toHaveTextContent('Hello');
    wait(50);
    finishLeaving();
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('stands before its first toast, so that screen readers announce it', () => {
    const { dispatch } = openToasts();
    const region = document.querySelector('[aria-live]');
    expect(region).toBeEmptyDOMElement();
    dispatch(toastShown('blank', 'Hello'));
    wait(0);
    expect(region).toHaveTextContent('Hello');
    expect(document.querySelector('[aria-live]')).toBe(region);
  });

  it('keeps a toast while the focus or the pointer is on it', () => {
    const { dispatch } = openToasts();
    dispatch(toastShown('custom', 'Removed', { actionLabel: 'Undo', duration: 4000 }));
    wait(0);
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    fireEvent.mouseEnter(undo);
    wait(60_000);
    act(() => undo.blur());
    wait(60_000);
    expect(undo).toBeVisible();
    fireEvent.mouseLeave(undo);
    wait(3900);
    expect(undo).toBeVisible();
    wait(100);
    finishLeaving();
    expect(undo).not.toBeInTheDocument();
  });

  it('keeps a toast that comes to a hidden tab until somebody can read it', () => {
    const { dispatch } = openToasts();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    dispatch(toastShown('error', 'Download failed'));
    wait(60_000);
    finishLeaving();
    expect(screen.getByText('Download failed')).toBeVisible();
    fireEvent.focus(window);
    wait(5000);
    finishLeaving();
    expect(screen.queryByText('Download failed')).not.toBeInTheDocument();
  });

  it('keeps a loading toast until it is taken away', () => {
    const { dispatch } = openToasts();
    const loading = toastShown('loading', 'Exporting');
    dispatch(loading);
    wait(600_000);
    expect(screen.getByText('Exporting')).toBeVisible();
    dispatch(toastDismissed(loading.payload.id));
    finishLeaving();
    expect(screen.queryByText('Exporting')).not.toBeInTheDocument();
  });

  it('keeps a toast with a button until it is pressed or dismissed', () => {
    const { dispatch, shown } = openToasts();
    const undo = jest.fn();
    for (const [button, calls] of [
      ['Dismiss message', 0],
      ['Undo', 1],
    ] as const) {
      const removed = toastShown('custom', 'Removed', { actionLabel: 'Undo' });
      keepToastAction(removed.payload.id, undo);
      dispatch(removed);
      wait(600_000);
      fireEvent.click(screen.getByRole('button', { name: button }));
      finishLeaving();
      expect(screen.queryByText('Removed')).not.toBeInTheDocument();
      expect(undo).toHaveBeenCalledTimes(calls);
      expect(shown()).toEqual([]);
    }
  });

  it('is at the top right, below the header', () => {
    const { dispatch } = openToasts();
    dispatch(toastShown('blank', 'Hello'));
    wait(0);
    const container = screen.getByRole('status').closest('.notistack-SnackbarContainer')!;
    const { position, top, right } = getComputedStyle(container);
    expect([position, parseFloat(top) < 100, parseFloat(right) < 50]).toEqual([
      'fixed',
      true,
      true,
    ]);
  });

  it.each([
    ['where it came from', () => screen.getByRole('button', { name: 'Export' })],
    ['to the page', () => screen.getByRole('main')],
  ])('returns the focus %s when the focused button goes', (_where, findOrigin) => {
    const { dispatch } = openToasts();
    dispatch(toastShown('loading', 'Exporting'));
    wait(0);
    const dismiss = screen.getByRole('button', { name: 'Dismiss message' });
    act(() => findOrigin().focus());
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    finishLeaving();
    expect(screen.queryByText('Exporting')).not.toBeInTheDocument();
    expect(findOrigin()).toHaveFocus();
  });

  it('shows 20 toasts at once, and takes the oldest away for another one', () => {
    const { dispatch } = openToasts();
    for (let index = 1; index <= 21; index += 1) dispatch(toastShown('loading', `No ${index}`));
    finishLeaving();
    expect(screen.getAllByRole('status')).toHaveLength(20);
    expect(screen.queryByText('No 1')).not.toBeInTheDocument();
    expect(screen.getByText('No 21')).toBeVisible();
  });
});
