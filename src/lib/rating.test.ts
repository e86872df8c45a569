/** @jest-environment node */
import { formatAverage, parseRating } from './rating';

it.each([
  [4.56, 3],
  [1, 1],
  [5, 12],
])('the average %p of %p reviews is a rating', (average, count) => {
  expect(parseRating(average, count)).toEqual({ average, count });
});

it('reads an average that a database sends as text', () => {
  expect(parseRating('4.60', '3')).toEqual({ average: 4.6, count: 3 });
});

it.each([
  [0.9, 3],
  [5.1, 3],
  [4, 0],
  [4, undefined],
  [null, 3],
  ['', 3],
  ['four', 3],
  [[4], 3],
  [NaN, 3],
  [undefined, undefined],
])('the average %p of %p reviews is none', (average, count) => {
  expect(parseRating(average, count)).toBeNull();
});

it('formats an average with one decimal', () => {
  expect(formatAverage(4.56)).toBe('4.6');
  expect(formatAverage(5)).toBe('5.0');
});
