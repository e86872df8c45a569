import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { toastShown, toastsReducer } from '@/features/toasts';
import { ToastArea } from './ToastArea';

function openArea() {
  const store = configureStore({ reducer: { toasts: toastsReducer } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ToastArea />
      </MemoryRouter>
    </Provider>,
  );
  return { show: (text: string) => act(() => void store.dispatch(toastShown('blank', text))) };
}

/** The distances from the window's edges, as the styles say. */
const placeOf = (element: HTMLElement | null) => {
  const { position, top, right } = getComputedStyle(element!);
  return { position, top: parseFloat(top) < 100, right: parseFloat(right) < 50 };
};

it('shows a message at the top right, first while its own code is loading', async () => {
  const atTopRight = { position: 'fixed', top: true, right: true };
  const { show } = openArea();
  show('Hello');
  const plain = screen.getByRole('status');
  expect(plain).toHaveTextContent('Hello');
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(placeOf(plain.parentElement)).toEqual(atTopRight);

  expect(await screen.findByRole('button', { name: 'Dismiss message' })).toBeVisible();
  const toast = screen.getByRole('status');
  expect(toast).toHaveTextContent('Hello');
  expect(placeOf(toast.closest('.notistack-SnackbarContainer'))).toEqual(atTopRight);
});
