import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { toastsReducer, useToast } from '@/features/toasts';
import { ToastArea } from './ToastArea';

const undo = jest.fn();

function RemoveButton() {
  const toast = useToast();
  return (
    <button onClick={() => toast.custom('Removed', { label: 'Undo', run: undo })}>Remove</button>
  );
}

/** The library's toasts have this button, plain ones another. */
const libraryButton = () => screen.queryByRole('button', { name: 'Dismiss message' });

// The library arrives once for all tests of a file, so there is only one.
it('keeps a press that began before the toasts’ own code arrived', async () => {
  const user = userEvent.setup();
  render(
    <Provider store={configureStore({ reducer: { toasts: toastsReducer } })}>
      <MemoryRouter>
        <main tabIndex={-1}>
          <RemoveButton />
        </main>
        <ToastArea />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const undoButton = screen.getByRole('button', { name: 'Undo' });
  // A press begins with the focus.
  act(() => undoButton.focus());
  await act(async () => void (await import('@/features/toasts/ToastBridge')));
  expect(libraryButton()).not.toBeInTheDocument();
  expect(undoButton).toHaveFocus();
  await user.click(undoButton);
  expect(undo).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(libraryButton()).toBeVisible());
});
