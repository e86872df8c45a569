import { fireEvent } from '@testing-library/dom';
import type { CheckoutConstructor } from '@/api/paymentProvider';
import type { PaymentOrder } from '@/api/paymentsApi';
import { watchBack } from '@/lib/backLayers';
import { checkouts, findFakeCheckout } from '@/testing/fakeCheckout';
import { loadCheckout, provider } from './razorpay';

const order = { orderId: 'order_1', amount: 499_900, key: 'rzp_key' } as PaymentOrder;
const success = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signature',
};
const confirmed = { orderId: 'order_1', paymentId: 'pay_1', proof: 'signature' };

/** Opens the checkout of an order with further fields, as a backend may send them. */
async function open(fields: Record<string, unknown> = {}) {
  const controller = new AbortController();
  const onPaid = jest.fn();
  const opening: string[] = [];
  const isPaid = provider.openCheckout(
    { ...order, ...fields },
    {
      signal: controller.signal,
      onOpen: () => opening.push(checkouts[0]!.state),
      onPaid,
    },
  );
  const checkout = await findFakeCheckout();
  return { checkout, controller, isPaid, onPaid, opening };
}

const optionsFor = async (fields: Record<string, unknown>) => (await open(fields)).checkout.options;

describe('the options of the checkout', () => {
  const required = {
    key: 'rzp_key',
    amount: 499_900,
    currency: 'INR',
    name: 'Launchyard',
    order_id: 'order_1',
    prefill: {},
    handler: expect.any(Function) as unknown,
    modal: { handleback: false, ondismiss: expect.any(Function) as unknown },
  };

  it('are those of the order', async () => {
    const texts = {
      name: 'Launchyard Shop',
      description: 'Leadwell',
      prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919845018260' },
      theme: { color: '#2A45DB' },
    };
    expect(await optionsFor(texts)).toEqual({ ...required, ...texts });
  });

  it('include the shop’s name if the order has none', async () => {
    expect(await optionsFor({})).toEqual(required);
  });

  it.each([
    ['options that the backend may not set', { currency: 'USD', image: 'a.png', retry: false }],
    ['a name and a description that are no text', { name: 5, description: null }],
    ['prefilled values that are no text', { prefill: { name: 5, email: null, contact: {} } }],
    ['prefilled values that are unknown', { prefill: { method: 'card' } }],
    ['no prefilled values', { prefill: null }],
    ['a theme without a colour', { theme: { backdrop_color: '#000000' } }],
    ['no theme', { theme: null }],
    ['a colour that is a number', { theme: { color: 123456 } }],
    ['a colour by name', { theme: { color: 'red' } }],
    ['a colour without its sign', { theme: { color: '2A45DB' } }],
    ['a colour after a blank', { theme: { color: ' #2A45DB' } }],
    ['a colour before a blank', { theme: { color: '#2A45DB ' } }],
    ['a colour with four digits', { theme: { color: '#2A45' } }],
    ['a colour with nine digits', { theme: { color: '#2A45DB2A4' } }],
    ['a colour with other letters', { theme: { color: '#2A45DX' } }],
  ])('leave out %s', async (_what, fields) => {
    expect(await optionsFor(fields)).toEqual(required);
  });

  it.each(['#2A45DB', '#2a45db', '#abc'])('contain the colour %s', async (color) => {
    expect(await optionsFor({ theme: { color } })).toEqual({ ...required, theme: { color } });
  });

  it('contain some of the prefilled values', async () => {
    expect(await optionsFor({ prefill: { name: 'Asha Rao', email: 5 } })).toEqual({
      ...required,
      prefill: { name: 'Asha Rao' },
    });
  });
});

describe('an open checkout', () => {
  it('is announced once, just before it opens', async () => {
    expect((await open()).opening).toEqual(['made']);
  });

  it('is paid when the provider says so', async () => {
    const { checkout, isPaid, onPaid } = await open();
    checkout.options.handler(success);
    expect(await isPaid).toBe(true);
    expect(onPaid.mock.calls).toEqual([[confirmed]]);
  });

  it('is not paid when the buyer closes it', async () => {
    const { checkout, isPaid, onPaid } = await open();
    checkout.options.modal?.ondismiss?.();
    expect(await isPaid).toBe(false);
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('is closed by Back, which stays on the page', async () => {
    const { checkout, isPaid } = await open();
    const stop = watchBack();
    const address = window.location.href;
    window.history.back();
    expect(await isPaid).toBe(false);
    expect([checkout.state, window.location.href]).toEqual(['closed', address]);
    stop();
  });

  it('closes when it is aborted', async () => {
    const { checkout, controller, isPaid } = await open();
    controller.abort();
    expect(await isPaid).toBe(false);
    expect(checkout.state).toBe('closed');
  });

  it('reports a payment that comes after it was closed', async () => {
    const { checkout, isPaid, onPaid } = await open();
    checkout.options.modal?.ondismiss?.();
    await isPaid;
    checkout.options.handler(success);
    expect(onPaid.mock.calls).toEqual([[confirmed]]);
  });
});

it('opens nothing when it is aborted before', async () => {
  const onOpen = jest.fn();
  const isPaid = provider.openCheckout(order, {
    signal: AbortSignal.abort(),
    onOpen,
    onPaid: jest.fn(),
  });
  expect(await isPaid).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
  expect(checkouts).toEqual([]);
});

class Simulated {
  open = () => undefined;
  close = () => undefined;
  on = () => undefined;
}

const scripts = () => Array.from(document.head.querySelectorAll('script'));

describe('the script of the provider', () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'Razorpay');
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    scripts().forEach((script) => script.remove());
  });

  /** Lets the script of the provider load; `defined` is what it defines. */
  function loadScript(defined: unknown): void {
    window.Razorpay = defined as CheckoutConstructor;
    fireEvent.load(scripts()[0]!);
  }

  it('uses a checkout that is there already', async () => {
    window.Razorpay = Simulated;
    expect(await loadCheckout()).toBe(Simulated);
    expect(scripts()).toEqual([]);
  });

  it('loads the script of the provider once for two calls at a time', async () => {
    const both = [loadCheckout(), loadCheckout()];
    expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([
      { src: 'https://checkout.razorpay.com/v1/checkout.js', async: true },
    ]);
    loadScript(Simulated);
    expect(await Promise.all(both)).toEqual([Simulated, Simulated]);
  });

  it('leaves no timer behind, and keeps the script', async () => {
    const loaded = loadCheckout();
    loadScript(Simulated);
    await loaded;
    expect(jest.getTimerCount()).toBe(0);
    expect(scripts()).toHaveLength(1);
  });

  describe.each([
    ['is blocked', () => fireEvent.error(scripts()[0]!), 'The checkout script could not be loaded'],
    [
      'needs more than 20 seconds',
      () => jest.advanceTimersByTime(20_000),
      'The checkout script did not load in time',
    ],
    [
      'defines nothing',
      () => loadScript(undefined),
      'The checkout script did not define its interface',
    ],
    [
      'defines no class',
      () => loadScript({ open: 'checkout' }),
      'The checkout script did not define its interface',
    ],
  ])('a script that %s', (_what, fail, message) => {
    it('is given up and removed', async () => {
      const loaded = loadCheckout();
      fail();
      await expect(loaded).rejects.toThrow(message);
      expect(scripts()).toEqual([]);
      expect(jest.getTimerCount()).toBe(0);
    });

    it('is requested again by the next call', async () => {
      const first = loadCheckout();
      fail();
      await expect(first).rejects.toThrow();
      const second = loadCheckout();
      expect(scripts()).toHaveLength(1);
      loadScript(Simulated);
      expect(await second).toBe(Simulated);
    });
  });

  it('waits almost 20 seconds for the script', async () => {
    const loaded = loadCheckout();
    jest.advanceTimersByTime(19_999);
    loadScript(Simulated);
    expect(await loaded).toBe(Simulated);
  });
});
