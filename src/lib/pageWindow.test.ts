/** @jest-environment node */
import { clampPage, pageChoices, pageRange, pageWindow } from './pageWindow';

const gap = 'ellipsis';

it.each([
  [6, 12, 2, [1, gap, 4, 5, 6, 7, 8, gap, 12]],
  [6, 12, 1, [1, gap, 5, 6, 7, gap, 12]],
  [1, 12, 2, [1, 2, 3, gap, 12]],
  [12, 12, 1, [1, gap, 11, 12]],
  [4, 12, 2, [1, 2, 3, 4, 5, 6, gap, 12]],
  [4, 12, 1, [1, gap, 3, 4, 5, gap, 12]],
  [1, 1, 2, [1]],
  [1, 0, 2, []],
  [2, 2, 1, [1, 2]],
  [99, 12, 2, [1, gap, 12]],
  [5_000, 10_000, 1, [1, gap, 4_999, 5_000, 5_001, gap, 10_000]],
])('pageWindow around page %i of %i with %i on either side', (page, total, siblings, entries) => {
  expect(pageWindow(page, total, siblings)).toEqual(entries);
});

describe('pageChoices', () => {
  it('offers every page of a short list', () => {
    expect(pageChoices(2, 4)).toEqual([1, 2, 3, 4]);
    expect(pageChoices(500, 1029)).toHaveLength(1029);
    expect(pageChoices(1, 0)).toEqual([1]);
  });

  it('always offers the current page', () => {
    expect(pageChoices(7, 3)).toEqual([1, 2, 3, 7]);
  });

  it('offers the first pages of a very long list', () => {
    expect(pageChoices(5_003, 1e9)).toHaveLength(2001);
  });
});

it('clampPage clamps a page to the existing pages', () => {
  expect([clampPage(0, 5), clampPage(9, 5), clampPage(3, 5), clampPage(3, 0)]).toEqual([
    1, 5, 3, 1,
  ]);
});

it('pageRange never reaches past the total', () => {
  expect(pageRange(1, 12, 144)).toEqual([1, 12]);
  expect(pageRange(3, 12, 30)).toEqual([25, 30]);
  expect(pageRange(1, 12, 0)).toEqual([0, 0]);
});
