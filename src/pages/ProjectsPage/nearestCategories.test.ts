/** @jest-environment node */
import { nearestCategories } from './nearestCategories';

const CATEGORIES = ['CRM', 'E-commerce', 'Education', 'Finance & Banking', 'Healthcare', 'HR'];

test.each([
  ['healthy meals tracker', ['Healthcare']],
  ['educational bank', ['Education', 'Finance & Banking']],
  ['Ecommercé', ['E-commerce']],
  ['he', []],
  ['zzzz', []],
  ['', []],
])('for "%s" the nearest categories are %j', (search, nearest) => {
  expect(nearestCategories(CATEGORIES, search)).toEqual(nearest);
});
