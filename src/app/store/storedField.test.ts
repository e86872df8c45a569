import fc from 'fast-check';
import { mergeLists } from '@/lib/mergeLists';
import { createStoredField } from './storedField';

const KEY = 'favourites';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

/**
 * Simulates several tabs, each in a process of its own with its own copy of the storage, which
 * learns of the other tabs' writes only when a message is delivered.
 */
function openTabs(count: number) {
  const tabs = Array.from({ length: count }, () => ({
    copy: '[]',
    heard: [] as string[],
    writes: 0,
    value: [] as number[],
    field: createStoredField<number[]>(KEY, {
      field: 'ids',
      parse: (text) => JSON.parse(text ?? '[]') as number[],
      serialize: (ids) => JSON.stringify(ids),
      merge: (versions) => mergeLists(versions, (id) => id),
    }),
  }));
  type Tab = (typeof tabs)[number];

  /** Runs a tab's code with that tab's copy of local storage. */
  const runIn = (tab: Tab, task: () => void) => {
    const storage = {
      getItem: () => tab.copy,
      setItem: (_key: string, text: string) => {
        tab.copy = text;
        tab.writes += 1;
        for (const other of tabs) if (other !== tab) other.heard.push(text);
      },
    } as unknown as Storage;
    const replaced = jest.spyOn(window, 'localStorage', 'get').mockReturnValue(storage);
    task();
    replaced.mockRestore();
  };
  const save = (tab: Tab) =>
    runIn(tab, () => void tab.field.storage.setItem(KEY, { ids: tab.value }));

  for (const tab of tabs) runIn(tab, () => void tab.field.storage.getItem(KEY));
  return {
    tabs,
    change: (index: number, change: (ids: number[]) => number[]) => {
      const tab = tabs[index]!;
      tab.value = change(tab.value);
      save(tab);
    },
    /** Delivers the next message of a tab. */
    deliver: (index: number) => {
      const tab = tabs[index]!;
      const text = tab.heard.shift();
      if (text === undefined) return;
      tab.copy = text;
      runIn(tab, () => {
        tab.value = tab.field.receive(text, tab.value);
      });
      save(tab);
    },
    isSilent: () => tabs.every(({ heard }) => heard.length === 0),
  };
}

/** Delivers all messages in turn; fails if the tabs never come to rest. */
function settle({ deliver, isSilent, tabs }: ReturnType<typeof openTabs>): void {
  for (let round = 0; !isSilent(); round += 1) {
    expect(round).toBeLessThan(50);
    tabs.forEach((_tab, index) => deliver(index));
  }
}

const add = (id: number) => (ids: number[]) => [...ids, id];
const remove = (id: number) => (ids: number[]) => ids.filter((each) => each !== id);

it('keeps what tabs add at the same time, whenever they hear of each other', () => {
  const step = fc.record({
    tab: fc.integer({ min: 0, max: 2 }),
    kind: fc.constantFrom('add', 'deliver', 'deliver'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const browser = openTabs(3);
      const added: number[] = [];
      for (const { tab, kind } of steps) {
        if (kind === 'deliver') browser.deliver(tab);
        else {
          added.push(added.length + 1);
          browser.change(tab, add(added.length));
        }
      }
      settle(browser);
      for (const { value, copy } of browser.tabs) {
        expect([...value].sort((one, other) => one - other)).toEqual(added);
        expect(JSON.parse(copy)).toEqual(value);
      }
    }),
    { seed: 7, numRuns: 300 },
  );
});

it('loses what another tab removes a moment after it was added', () => {
  const browser = openTabs(2);
  browser.change(0, add(1));
  browser.deliver(1);
  browser.change(1, remove(1));
  settle(browser);
  expect(browser.tabs.map(({ value }) => value)).toEqual([[], []]);
});

it('keeps a removal that another tab overwrote', () => {
  const browser = openTabs(2);
  browser.change(0, () => [1, 2]);
  settle(browser);
  now = 3_000;
  browser.change(0, remove(1));
  browser.change(1, add(3));
  settle(browser);
  expect(browser.tabs.map(({ value }) => value)).toEqual([
    [2, 3],
    [2, 3],
  ]);
});
