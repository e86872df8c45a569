/** @jest-environment node */
import { makeSeed } from '../seeds';
import { openShop } from './admin/fakes';
import { rememberEmptySearch } from './emptySearches';
import { Store } from './store';

const START = Date.parse('2025-10-15T09:00:00Z');

const seed = makeSeed(7, new Date('2025-10-15T00:00:00Z'));

type Search = [text: string, seconds: number];

/** Searches one after another, each with the seconds since the first; returns what is remembered. */
function searchAfter(emptySearches: typeof seed.emptySearches, ...searches: Search[]) {
  const context = { ...openShop().context, store: new Store({ ...seed, emptySearches }) };
  for (const [text, seconds] of searches) {
    rememberEmptySearch({ ...context, now: () => new Date(START + seconds * 1000) }, text);
  }
  return context.store.emptySearches.all();
}
const search = (...searches: Search[]) => searchAfter([], ...searches);
const textsOf = (...searches: Search[]) => search(...searches).map(({ text }) => text);

describe('a search without results', () => {
  it('is remembered with its time', () => {
    expect(search(['cobol', 0])).toEqual([
      { id: 1, text: 'cobol', createdAt: '2025-10-15T09:00:00.000Z' },
    ]);
  });

  it('replaces the one that it continues or shortens', () => {
    expect(textsOf(['cob', 0], ['cobol', 59])).toEqual(['cobol']);
    expect(textsOf(['cobol', 0], ['cob', 59])).toEqual(['cob']);
    expect(search(['cob', 0], ['cobol', 5])[0]!.createdAt).toBe('2025-10-15T09:00:05.000Z');
  });

  it('is a new one after a minute, or with another text', () => {
    expect(textsOf(['cob', 0], ['cobol', 60])).toEqual(['cob', 'cobol']);
    expect(textsOf(['cobol', 0], ['fortran', 1])).toEqual(['cobol', 'fortran']);
    expect(textsOf(['bol', 0], ['cobol', 1])).toEqual(['bol', 'cobol']);
  });

  it('is remembered by its first 80 characters', () => {
    expect(textsOf(['x'.repeat(81), 0])).toEqual(['x'.repeat(80)]);
  });

  it('is one of at most a thousand, of which the oldest goes', () => {
    const rows = Array.from({ length: 1000 }, (_row, index) => ({
      id: index + 1,
      text: `(${index})`,
      createdAt: new Date(START).toISOString(),
    }));
    const after = searchAfter(rows, ['cobol', 0]);
    expect(after).toHaveLength(1000);
    expect([after[0]!.text, after.at(-1)!.text]).toEqual(['(1)', 'cobol']);
    const typing = searchAfter(rows, ['(999) x', 1]);
    expect([typing[0]!.text, typing.at(-1)!.text]).toEqual(['(0)', '(999) x']);
    expect(searchAfter(rows.slice(1), ['cobol', 0])[0]!.text).toBe('(1)');
  });
});
