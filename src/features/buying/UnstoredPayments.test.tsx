import { act, screen, waitFor } from '@testing-library/react';
import { madePayment, openedOrder } from '@/testing/keptPayments';
import { renderWithStore } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { UnstoredPayments } from './PaymentNotice';
import { checkoutOpened, paymentClosed, paymentMade, storedPayments } from './paymentsSlice';

const WARNING =
  'Please stay on this page until your payment is decidedThis browser does not let us keep your payment. Copy its IDs, so that our support finds it if the page closes.';

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
  it('has stored are found in the order of their keys, without what cannot be read', () => {
    const text = JSON.stringify(madePayment());
    for (const key of ['payment-pay_2', 'payment-pay_1', 'copy-of-payment']) {
      localStorage.setItem(key, text);
    }
    localStorage.setItem('payment-of-another-release', '{}');
    expect(storedPayments.keys()).toEqual(['payment-pay_1', 'payment-pay_2']);
    localStorage.clear();
  });

  it('stores are nothing to warn about', async () => {
    const { container } = await open();
    expect(container).toHaveTextContent('');
    expect(leave()).toBe('leaves');
  });

  it('refuses to store are shown with their ids, and keep the buyer on the page', async () => {
    const { store, order, payment } = await open({ isFull: true });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(2);
    for (const alert of alerts) {
      expect(alert).toHaveTextContent(WARNING);
      expect(alert).toHaveAccessibleName('Payment to note, for Leadwell');
      expect(alert).toHaveClass('MuiAlert-colorWarning');
    }
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
