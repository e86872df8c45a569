/** @jest-environment node */
import { findShortcomings, medianScores, type Scores } from './verdict';

const good: Scores = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1_400,
  blocking: 60,
  layoutShift: 0,
};

test('the median ignores a single slow audit', () => {
  const slow = { ...good, performance: 71, largestPaint: 4_000, blocking: 900 };
  const faster = { ...good, performance: 99 };
  expect(medianScores([slow, good, faster])).toMatchObject({ performance: 97, blocking: 60 });
  expect(() => medianScores([])).toThrow();
});

test.each([
  [{}, []],
  [{ performance: 94 }, ['performance is below 95']],
  [{ accessibility: 99 }, ['accessibility is below 100']],
  [{ bestPractices: 96, seo: 92 }, ['bestPractices is below 100', 'seo is below 100']],
  [{ layoutShift: 0.0004 }, ['the layout shifts']],
  [
    { performance: Number.NaN, layoutShift: Number.NaN },
    ['performance is below 95', 'the layout shifts'],
  ],
])('%j has the shortcomings %j', (difference, shortcomings) => {
  expect(findShortcomings({ ...good, ...difference })).toEqual(shortcomings);
});
