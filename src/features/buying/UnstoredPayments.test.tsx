import { act, screen, waitFor } from '@testing-library/react';
import { madePayment, openedOrder } from '@/testing/keptPayments';
import { renderWithStore } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { UnstoredPayments } from './PaymentNotice';
import { checkoutOpened, paymentClosed, paymentMade } from './paymentsSlice';

const HEADING = 'Please stay on this page until your payment is decided';

function leave() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'leaves';
}

async function open({ isFull = false } = {}) {
  const store = await startSession('customer');
  const order = openedOrder();
  const payment = madePayment({ orderId: 'order_2', paymentId: 'pay_2' });
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  if (isFull) jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  store.dispatch(checkoutOpened(order));
  store.dispatch(paymentMade(payment));
  const { container } = renderWithStore(store, <UnstoredPayments />);
  return { store, container, order, payment };
}

afterEach(() => void jest.restoreAllMocks());

describe('payments that the browser', () => {
  it('stores are nothing to warn about', async () => {
    const { container } = await open();
    expect(container).toHaveTextContent('');
    expect(leave()).toBe('leaves');
  });

  it('refuses to store are shown with their ids, and keep the buyer on the page', async () => {
    const { store, order, payment } = await open({ isFull: true });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(2);
    for (const alert of alerts) expect(alert).toHaveTextContent(HEADING);
    const ids = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(ids).toEqual([
      'Copy the Order ID order_1',
      'Copy the Order ID order_2',
      'Copy the Payment ID pay_2',
    ]);
    expect(leave()).toBe('asks');
    act(() => {
      store.dispatch(paymentClosed(order));
      store.dispatch(paymentClosed(payment));
    });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(leave()).toBe('leaves');
  });
});
