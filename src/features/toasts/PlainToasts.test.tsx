import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PlainToasts } from './PlainToasts';
import { keepToastAction } from './toastActions';
import { toastShown, toastsReducer } from './toastsSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openToasts() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const store = configureStore({ reducer: { toasts: toastsReducer } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <main tabIndex={-1}>
          <Routes>
            <Route path="/inbox" element={<h1>Inbox</h1>} />
            <Route path="*" element={null} />
          </Routes>
        </main>
        <PlainToasts />
      </MemoryRouter>
    </Provider>,
  );
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) =>
    act(() => void store.dispatch(action));
  return { user, dispatch };
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the toasts without their library', () => {
  it.each([
    ['success', 'status', 3000],
    ['error', 'alert', 5000],
    ['blank', 'status', 4000],
  ] as const)('show a toast of type %s as %s for %i ms', (type, role, duration) => {
    const { dispatch } = openToasts();
    dispatch(toastShown(type, 'Hello'));
    wait(duration - 1);
    expect(screen.getByRole(role)).toHaveTextContent('Hello');
    wait(1);
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('run the action of a toast once', async () => {
    const { user, dispatch } = openToasts();
    const undo = jest.fn();
    const removed = toastShown('custom', 'Removed', { actionLabel: 'Undo' });
    keepToastAction(removed.payload.id, undo);
    dispatch(removed);
    wait(600_000);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('tells when the network is back', () => {
  const store = configureStore({ reducer: { toasts: toastsReducer } });
  const onOnline = jest.fn();
  render(
    <Provider store={store}>
      <PlainToasts onOnline={onOnline} />
    </Provider>,
  );
  fireEvent(window, new Event('online'));
  expect(onOnline).toHaveBeenCalledTimes(1);
});
