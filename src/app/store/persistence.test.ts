import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { cartCleared, itemAdded } from '@/features/buying/cartSlice';
import { idOf, type KeptPayment } from '@/features/buying/payment';
import {
  checkoutOpened,
  orderInterrupted,
  paymentClosed,
  paymentMade,
} from '@/features/buying/paymentsSlice';
import { makePersistence } from './persistence';
import { makeRootReducer } from './rootReducer';

afterEach(() => void jest.restoreAllMocks());

/** Resolves when redux-persist has read the storage into a store. */
async function rehydrated({ getState }: { getState: () => object }): Promise<void> {
  const isRead = (slice: { _persist?: { rehydrated: boolean } }) =>
    slice._persist?.rehydrated ?? true;
  while (!Object.values(getState()).every(isRead)) await Promise.resolve();
}

it('a storage with nothing for the shop leaves the state as it is', async () => {
  const persistence = makePersistence();
  const store = configureStore({
    reducer: makeRootReducer(persistence),
    middleware: (getDefault) => getDefault({ serializableCheck: false }),
  });
  const { cart, favourites } = store.getState();
  const { stop } = persistence.start(store);
  await rehydrated(store);
  expect(store.getState().cart.items).toBe(cart.items);
  expect(store.getState().favourites.lists).toBe(favourites.lists);
  stop();
});

type Change = { key: string | null; newValue: string | null; time: number };

/**
 * Simulates tabs, each in a process of its own with its own copy of the storage, which learns of the
 * other tabs' writes only when a message is delivered.
 */
async function openTabs(count: number) {
  const disk = new Map<string, string>();
  let time = 0;
  let isFull = false;

  const openTab = async () => {
    const copy = new Map(disk);
    const heard: Change[] = [];
    const ownWrites = new Map<string, number>();
    const write = (key: string, newValue: string | null) => {
      time += 1;
      ownWrites.set(key, time);
      for (const texts of [copy, disk]) {
        if (newValue === null) texts.delete(key);
        else texts.set(key, newValue);
      }
      for (const other of tabs) if (other !== tab) other.heard.push({ key, newValue, time });
    };
    const storage: Storage = {
      get length() {
        return copy.size;
      },
      key: (index) => [...copy.keys()][index] ?? null,
      getItem: (key) => copy.get(key) ?? null,
      setItem: (key, text) => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        write(key, text);
      },
      removeItem: (key) => {
        if (copy.has(key)) write(key, null);
      },
      clear: () => undefined,
    };
    /** Runs a task with this tab's copy of local storage, and for this tab's listeners alone. */
    const run = <Result>(task: () => Result): Result => {
      const replaced = jest.spyOn(window, 'localStorage', 'get').mockReturnValue(storage);
      const result = task();
      replaced.mockRestore();
      return result;
    };
    let listen: (change: Change) => void = () => undefined;
    const persistence = makePersistence();
    const store = configureStore({
      reducer: makeRootReducer(persistence),
      middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
    });
    const added = jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
      if (type === 'storage') listen = listener as unknown as typeof listen;
    });
    const tab = {
      heard,
      read: () => store.getState(),
      dispatch: (action: UnknownAction) =>
        run(() => {
          store.dispatch(action);
          persisted.flush();
        }),
      /** Delivers the next message. */
      deliver: () => {
        const change = heard.shift();
        if (!change) return;
        const { key, newValue } = change;
        if (key === null) copy.clear();
        else if ((ownWrites.get(key) ?? 0) > change.time) void 'This tab has written it since.';
        else if (newValue === null) copy.delete(key);
        else copy.set(key, newValue);
        run(() => {
          listen(change);
          persisted.flush();
        });
      },
    };
    const persisted = run(() => persistence.start(store));
    added.mockRestore();
    // Redux-persist reads with promises.
    await rehydrated(store);
    return tab;
  };

  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  for (let index = 0; index < count; index += 1) tabs.push(await openTab());
  return {
    tabs,
    disk,
    fill: (isNowFull: boolean) => {
      isFull = isNowFull;
    },
    /** Clears the storage, as the user or another page can. */
    clear: () => {
      disk.clear();
      time += 1;
      for (const { heard } of tabs) heard.push({ key: null, newValue: null, time });
    },
    reload: async (index: number) => {
      tabs[index] = await openTab();
    },
    /** Delivers all messages in turn; fails if the tabs never come to rest. */
    settle: () => {
      for (let round = 0; tabs.some(({ heard }) => heard.length > 0); round += 1) {
        expect(round).toBeLessThan(100);
        tabs.forEach((tab) => tab.deliver());
      }
    },
  };
}

const order = (number: number) => ({
  userId: 1,
  projectId: number,
  title: 'Leadwell',
  orderId: `order_${number}`,
});
const opened = (number: number) => ({ ...order(number), status: 'opened', openedAt: 1 }) as const;
const made = (number: number) =>
  ({ ...order(number), status: 'unverified', paymentId: `pay_${number}`, proof: 's' }) as const;
const item = (id: number) => ({
  id,
  title: `Project ${id}`,
  short_description: '',
  base_price: 1,
  category: null,
  image: null,
});

const idsIn = (payments: readonly KeptPayment[]) => payments.map(idOf).sort();
const storedIds = (disk: Map<string, string>) =>
  [...disk.keys()].filter((key) => key.startsWith('payment-')).map((key) => key.slice(8));

describe('the payments of several tabs', () => {
  it('are neither lost nor back once they are closed, whenever the tabs hear of each other', async () => {
    const step = fc.record({
      tab: fc.integer({ min: 0, max: 2 }),
      kind: fc.constantFrom('open', 'pay', 'close', 'interrupt', 'reload', 'deliver', 'deliver'),
      which: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const browser = await openTabs(3);
        const closed = new Set<string>();
        let count = 0;
        for (const { tab: index, kind, which } of steps) {
          const tab = browser.tabs[index]!;
          const { payments } = tab.read().payments;
          const payment = payments[which % payments.length];
          if (kind === 'deliver') tab.deliver();
          else if (kind === 'reload') await browser.reload(index);
          else if (kind === 'open') tab.dispatch(checkoutOpened(opened((count += 1))));
          else if (!payment) continue;
          else if (kind === 'interrupt' && 'openedAt' in payment) {
            tab.dispatch(orderInterrupted(payment));
          } else {
            closed.add(idOf(payment));
            const isPaid = kind === 'pay' && 'openedAt' in payment;
            tab.dispatch(isPaid ? paymentMade(made(payment.projectId)) : paymentClosed(payment));
          }
        }
        browser.settle();
        const stored = storedIds(browser.disk).sort();
        for (const { read } of browser.tabs)
          expect(idsIn(read().payments.payments)).toEqual(stored);
        for (let number = 1; number <= count; number += 1) {
          const { paymentId } = made(number);
          const isOpen = !closed.has(idOf(opened(number)));
          expect([number, stored.includes(idOf(opened(number)))]).toEqual([number, isOpen]);
          if (closed.has(paymentId)) expect(stored).not.toContain(paymentId);
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('stay closed if a tab that had not heard of it changed one, and the tab that closed it is gone', async () => {
    const browser = await openTabs(2);
    browser.tabs[0]!.dispatch(checkoutOpened(opened(1)));
    browser.settle();
    browser.tabs[0]!.dispatch(paymentClosed(opened(1)));
    browser.tabs[1]!.dispatch(orderInterrupted(opened(1)));
    await browser.reload(0);
    browser.settle();
    expect(storedIds(browser.disk)).toEqual([]);
    for (const { read } of browser.tabs) expect(read().payments.payments).toEqual([]);
  });

  it('are all gone when one of the tabs clears the storage', async () => {
    const browser = await openTabs(2);
    browser.tabs[0]!.dispatch(checkoutOpened(opened(1)));
    browser.tabs[1]!.dispatch(itemAdded(item(4)));
    browser.settle();
    browser.clear();
    browser.settle();
    for (const { read } of browser.tabs) {
      expect(read().payments.payments).toEqual([]);
      expect(read().cart.items).toEqual([]);
    }
  });

  it('that are damaged, or of another release, stay in the storage', async () => {
    const browser = await openTabs(1);
    browser.disk.set('payment-order_9', '{"version":2}');
    await browser.reload(0);
    browser.tabs[0]!.dispatch(checkoutOpened(opened(1)));
    browser.tabs[0]!.dispatch(paymentClosed(opened(1)));
    expect(storedIds(browser.disk)).toEqual(['order_9']);
  });
});

describe('a storage that is full', () => {
  it('keeps the opened order of a payment that it cannot take', async () => {
    const browser = await openTabs(2);
    const [tab, other] = [browser.tabs[0]!, browser.tabs[1]!];
    tab.dispatch(checkoutOpened(opened(1)));
    browser.fill(true);
    tab.dispatch(paymentMade(made(1)));
    await Promise.resolve();
    expect(tab.read().payments).toMatchObject({ payments: [made(1)], isStored: false });
    expect(storedIds(browser.disk)).toEqual([idOf(opened(1))]);
    // What another tab stores does not take it away.
    browser.fill(false);
    other.dispatch(itemAdded(item(4)));
    other.dispatch(checkoutOpened(opened(2)));
    browser.settle();
    await Promise.resolve();
    expect(tab.read().payments.isStored).toBe(true);
    expect(storedIds(browser.disk).sort()).toEqual([idOf(opened(2)), 'pay_1'].sort());
    expect(idsIn(tab.read().payments.payments)).toEqual(storedIds(browser.disk).sort());
  });
});

it('a cart is that of the tab which has changed it last', async () => {
  const browser = await openTabs(2);
  const [one, other] = [browser.tabs[0]!, browser.tabs[1]!];
  one.dispatch(itemAdded(item(4)));
  browser.settle();
  expect(other.read().cart.items).toEqual([item(4)]);
  one.dispatch(itemAdded(item(5)));
  other.dispatch(cartCleared());
  browser.settle();
  for (const { read } of browser.tabs) expect(read().cart.items).toEqual([]);
});
