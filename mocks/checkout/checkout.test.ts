import './index';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Checkout, CheckoutOptions, CheckoutSuccess } from '@/api/paymentProvider';
import { cardNumberProblem, expiryProblem, formatCardNumber } from './cards';
import { createCheckout } from './simulatedCheckout';
import { testCredentials } from './testCredentials';

const PAID: CheckoutSuccess = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signature',
};
const DECLINED = {
  error: {
    code: 'BAD_REQUEST_ERROR',
    description: 'The bank declined this card.',
    source: 'issuer_bank',
    step: 'payment_authorization',
    reason: 'card_declined',
    metadata: { order_id: 'order_1', payment_id: 'pay_0' },
  },
};
const PAYMENTS = '*/simulated-checkout/payments';

const server = setupServer();
const user = userEvent.setup();
const made: Checkout[] = [];
let sent: unknown[] = [];

/** Responds to each payment with the next response; the last one is repeated. */
function respondWith(...responses: (() => Response | Promise<Response>)[]): void {
  server.use(
    http.post(PAYMENTS, async ({ request }) => {
      sent.push(await request.json());
      const respond = responses.length > 1 ? responses.shift() : responses[0];
      return respond ? respond() : HttpResponse.error();
    }),
  );
}

const paid = () => HttpResponse.json({ ...PAID });
const declined = () => HttpResponse.json(DECLINED, { status: 400 });

function checkout(options: Partial<CheckoutOptions> = {}, now = new Date(2030, 5, 15)) {
  const handler = jest.fn();
  const ondismiss = jest.fn();
  const onFailed = jest.fn();
  const Simulated = createCheckout({ origin: 'http://provider.test', now: () => now });
  const instance = new Simulated({
    key: 'rzp_test',
    amount: 499_900,
    currency: 'INR',
    name: 'Launchyard',
    description: 'Two projects',
    order_id: 'order_1',
    prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '9000000000' },
    handler,
    ...options,
    modal: { ondismiss, ...options.modal },
  });
  instance.on('payment.failed', onFailed);
  made.push(instance);
  return { instance, handler, ondismiss, onFailed };
}

async function fillCard(number = '4100280000001007'): Promise<void> {
  await user.clear(screen.getByLabelText('Card number'));
  await user.type(screen.getByLabelText('Card number'), number);
  await user.clear(screen.getByLabelText('Expiry (MM/YY)'));
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1234');
  await user.clear(screen.getByLabelText('CVV'));
  await user.type(screen.getByLabelText('CVV'), '123');
}

const payButton = () => screen.getByRole('button', { name: 'Pay ₹4,999.00' });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  for (const instance of made.splice(0)) instance.close();
  document.body.replaceChildren();
  sent = [];
});
afterAll(() => server.close());

describe('an open checkout', () => {
  it('is created by window.Razorpay once the script has run', () => {
    const instance = new window.Razorpay!({
      key: 'rzp_test',
      amount: 100,
      currency: 'INR',
      name: 'Launchyard',
      order_id: 'order_1',
      handler: jest.fn(),
    });
    made.push(instance);
    instance.open();
    expect(screen.getByRole('dialog', { name: 'Launchyard Simulated checkout' })).toBeVisible();
  });

  it('shows the merchant, the amount, and that no money moves', () => {
    checkout({ name: '😀 Shop' }).instance.open();
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('😀')).toBeVisible();
    expect(within(dialog).getByText('₹4,999.00')).toBeVisible();
    expect(within(dialog).getByText('Two projects')).toBeVisible();
    expect(within(dialog).getByText('Test mode, no money moves')).toBeVisible();
  });
});

describe('the options', () => {
  const attempt = (changes: Record<string, unknown>) => () => checkout(changes);

  it.each<[string, Record<string, unknown>]>([
    ['The provider has no option orderId', { orderId: 'order_1' }],
    ['The provider has no option prefill.phone', { prefill: { phone: '9000000000' } }],
    ['The provider has no option modal.onDismiss', { modal: { onDismiss: jest.fn() } }],
    ['The provider has no option toString', { toString: 'text' }],
    ['amount must be a positive whole number of paise, not 49.99', { amount: 49.99 }],
    ['amount must be a positive whole number of paise, not "4999"', { amount: '4999' }],
    ['amount must be a positive whole number of paise, not 0', { amount: 0 }],
    ['currency must be INR, not "USD"', { currency: 'USD' }],
    ['order_id is missing', { order_id: undefined }],
    ['name must be text, not null', { name: null }],
    ['handler must be a function, not "pay"', { handler: 'pay' }],
    ['prefill must be an object, not "Asha"', { prefill: 'Asha' }],
    ['prefill.contact must be text, not 9000000000', { prefill: { contact: 9_000_000_000 } }],
    ['theme.color must be a colour such as #3399cc, not "blue"', { theme: { color: 'blue' } }],
    ['modal.escape must be true or false, not "no"', { modal: { escape: 'no' } }],
    ['retry must be an object, not false', { retry: false }],
    ['retry.enabled is missing', { retry: {} }],
  ])('are refused with "%s"', (sentence, changes) => {
    expect(attempt(changes)).toThrow(new RegExp(sentence));
  });
});

describe('paying', () => {
  it('closes and passes the payment to the shop when it succeeds', async () => {
    respondWith(paid);
    const { instance, handler, ondismiss } = checkout();
    instance.open();
    await fillCard();
    await user.click(payButton());
    await waitFor(() => expect(handler).toHaveBeenCalledWith(PAID));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(ondismiss).not.toHaveBeenCalled();
  });

  it('sends the order and the card number, and never the name, expiry or CVV', async () => {
    respondWith(paid);
    const { instance, handler } = checkout();
    instance.open();
    await fillCard();
    await user.click(payButton());
    await waitFor(() => expect(handler).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        order_id: 'order_1',
        amount: 499_900,
        currency: 'INR',
        method: 'card',
        card: { number: '4100280000001007' },
        email: 'asha@example.com',
        contact: '9000000000',
      },
    ]);
  });

  it('pays by UPI if selected', async () => {
    respondWith(paid);
    const { instance, handler } = checkout();
    instance.open();
    await user.click(screen.getByRole('radio', { name: 'UPI' }));
    await user.type(screen.getByLabelText('UPI ID'), 'success@razorpay{Enter}');
    await waitFor(() => expect(handler).toHaveBeenCalledWith(PAID));
    expect(sent[0]).toMatchObject({ method: 'upi', vpa: 'success@razorpay' });
  });

  it('sends one request for a double click', async () => {
    respondWith(paid);
    const { instance, handler } = checkout();
    instance.open();
    await fillCard();
    await user.dblClick(payButton());
    await waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(1);
  });
});

describe('a failed payment', () => {
  it('notifies the shop, keeps the form open and allows a retry', async () => {
    respondWith(declined, paid);
    const { instance, handler, onFailed } = checkout();
    const secondListener = jest.fn();
    instance.on('payment.failed', secondListener);
    instance.open();
    await fillCard('4100280000060003');
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank declined this card.');
    expect(onFailed).toHaveBeenCalledWith(DECLINED);
    expect(secondListener).toHaveBeenCalledTimes(1);
    expect(payButton()).toHaveFocus();

    await fillCard();
    await user.click(payButton());
    await waitFor(() => expect(handler).toHaveBeenCalledWith(PAID));
  });

  it.each([
    ['retry is disabled', { enabled: false }],
    ['all retries are used', { enabled: true, max_count: 0 }],
  ])('can only be closed when %s', async (_, retry) => {
    respondWith(declined);
    const { instance, ondismiss } = checkout({ retry });
    instance.open();
    await fillCard();
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank declined this card.');
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(ondismiss).toHaveBeenCalledTimes(1);
  });
});

describe('leaving the checkout', () => {
  it.each(['Cancel', 'Close checkout'])('fires ondismiss once by the "%s" button', async (name) => {
    const { instance, ondismiss } = checkout();
    instance.open();
    await user.click(screen.getByRole('button', { name }));
    instance.close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(ondismiss).toHaveBeenCalledTimes(1);
  });

  it('ignores the response to a payment in progress', async () => {
    let release: (response: Response) => void = () => undefined;
    respondWith(
      () =>
        new Promise<Response>((resolve) => {
          release = resolve;
        }),
      () => HttpResponse.json({ ...PAID, razorpay_payment_id: 'pay_2' }),
    );
    const { instance, handler, ondismiss, onFailed } = checkout();
    instance.open();
    await fillCard();
    await user.click(payButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    release(paid());

    // Once a later payment is done, the abandoned one would have been reported as well.
    instance.open();
    await fillCard();
    await user.click(payButton());
    await waitFor(() => expect(handler).toHaveBeenCalled());
    expect(handler.mock.calls).toEqual([[{ ...PAID, razorpay_payment_id: 'pay_2' }]]);
    expect(ondismiss).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
  });
});

describe('the form', () => {
  it('shows an error at each invalid field and focuses the first one', async () => {
    checkout({ prefill: {} }).instance.open();
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(payButton());
    const number = screen.getByLabelText('Card number');
    expect(number).toHaveFocus();
    expect(number).toBeInvalid();
    expect(number).toHaveAccessibleDescription('Enter the card number.');
    expect(screen.getByLabelText('Expiry (MM/YY)')).toHaveAccessibleDescription(
      'Enter the expiry date.',
    );
    expect(screen.getByLabelText('CVV')).toHaveAccessibleDescription('Enter the CVV.');
    expect(screen.getByLabelText('Name on card')).toHaveAccessibleDescription(
      'Enter the name on the card.',
    );

    await user.type(number, '4');
    expect(number).toBeValid();
  });

  it('groups the card number and keeps the caret when a digit is inserted', async () => {
    checkout().instance.open();
    const number = screen.getByLabelText<HTMLInputElement>('Card number');
    await user.type(number, '410028000000107');
    expect(number).toHaveValue('4100 2800 0000 107');
    await user.type(number, '0', { initialSelectionStart: 16, initialSelectionEnd: 16 });
    expect(number).toHaveValue('4100 2800 0000 1007');
    expect(number.selectionStart).toBe(17);
    expect(screen.getByText('Visa')).toBeVisible();
  });
});

describe('card rules', () => {
  it('accepts every test card and detects a wrong digit', () => {
    const cards = testCredentials.filter(({ method }) => method === 'card');
    expect(cards.map(({ value }) => cardNumberProblem(value))).toEqual(cards.map(() => null));
    expect(cardNumberProblem('4100280000001008')).toMatch('not valid');
    expect(cardNumberProblem('4100')).toMatch('too short');
    expect(cardNumberProblem(formatCardNumber('4'.repeat(20)))).toMatch('too long');
  });

  it('accepts a card until the end of its expiry month', () => {
    expect(expiryProblem('06/30', new Date(2030, 5, 30, 23, 59))).toBeNull();
    expect(expiryProblem('06/30', new Date(2030, 6, 1))).toBe('This card has expired.');
    expect(expiryProblem('13/30', new Date(2030, 6, 1))).toBe('Enter the expiry as MM/YY.');
  });
});
