/** @jest-environment node */
import { countOf } from './countOf';

it.each([
  [0, '0 sales'],
  [1, '1 sale'],
  ['1', '1 sale'],
  [120_000, '1,20,000 sales'],
  [null, '0 sales'],
])('countOf formats %p as %p', (value, text) => {
  expect(countOf(value, 'sale')).toBe(text);
});
