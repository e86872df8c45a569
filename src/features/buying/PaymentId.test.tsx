import { screen, waitFor } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { PaymentId } from './PaymentId';

async function copy(isAllowed: boolean) {
  const store = await startSession('visitor');
  const { user } = renderWithStore(store, <PaymentId label="Order ID" id="order_1" />);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  if (isAllowed) write.mockResolvedValue();
  else write.mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy the Order ID order_1' }));
  await waitFor(() => expect(shownToasts(store)).toHaveLength(1));
  return { store, write };
}

describe('the id of a payment', () => {
  it('has a label, and a button that copies it', async () => {
    const { store, write } = await copy(true);
    expect(screen.getByText(/^Order ID:/)).toHaveTextContent('Order ID: order_1');
    expect(screen.getByRole('button')).toHaveTextContent('Copy');
    expect(write.mock.calls).toEqual([['order_1']]);
    expect(shownToasts(store)).toEqual(['success: Order ID copied to clipboard!']);
  });

  it('is repeated where it cannot be copied', async () => {
    expectConsoleOutput(/Copying the Order ID failed/);
    const { store } = await copy(false);
    expect(shownToasts(store)).toEqual(['error: The Order ID could not be copied. It is order_1']);
  });
});
