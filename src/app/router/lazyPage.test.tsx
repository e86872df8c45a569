import { startTransition, Suspense, useState } from 'react';
import { getConfig, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPage } from './lazyPage';

function NotePage() {
  return <input aria-label="Note" />;
}

it('keeps what was typed when the app renders again after a navigation', async () => {
  const Page = lazyPage(() => Promise.resolve({ default: NotePage }));
  function App() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense>
        <button onClick={() => startTransition(() => setOpen(true))}>Open</button>
        {isOpen && <Page />}
      </Suspense>
    );
  }
  const { rerender } = render(<App />);
  // Inside `act`, React restarts a suspended render, which a browser continues.
  await getConfig().asyncWrapper(async () => {
    screen.getByRole('button', { name: 'Open' }).click();
    await screen.findByRole('textbox', { name: 'Note' });
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Asha');
  rerender(<App />);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Asha');
});
