import { fireEvent } from '@testing-library/dom';
import type { RazorpayConstructor } from '@/api/razorpay';
import { loadCheckout } from './razorpay';

class Checkout {
  open = () => undefined;
  close = () => undefined;
  on = () => undefined;
}

const scripts = () => Array.from(document.head.querySelectorAll('script'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'Razorpay');
  scripts().forEach((script) => script.remove());
});

/** Lets the script of the provider load; `defined` is what it defines. */
function loadScript(defined: unknown): void {
  window.Razorpay = defined as RazorpayConstructor;
  fireEvent.load(scripts()[0]!);
}

it('uses a checkout that is there already', async () => {
  window.Razorpay = Checkout;
  expect(await loadCheckout()).toBe(Checkout);
  expect(scripts()).toEqual([]);
});

it('loads the script of the provider once for two calls at a time', async () => {
  const both = [loadCheckout(), loadCheckout()];
  expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([
    { src: 'https://checkout.razorpay.com/v1/checkout.js', async: true },
  ]);
  loadScript(Checkout);
  expect(await Promise.all(both)).toEqual([Checkout, Checkout]);
});

it('leaves no timer behind, and keeps the script', async () => {
  const loaded = loadCheckout();
  loadScript(Checkout);
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
    loadScript(Checkout);
    expect(await second).toBe(Checkout);
  });
});

it('waits almost 20 seconds for the script', async () => {
  const loaded = loadCheckout();
  jest.advanceTimersByTime(19_999);
  loadScript(Checkout);
  expect(await loaded).toBe(Checkout);
});
