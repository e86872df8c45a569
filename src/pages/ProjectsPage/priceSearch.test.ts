/** @jest-environment node */
import { parsePriceSearch } from './priceSearch';

test.each([
  ['under 1000', '', null, 1000],
  ['crm under 1000', 'crm', null, 1000],
  ['Below ₹1,000 react', 'react', null, 1000],
  ['less than rs. 500 crm', 'crm', null, 500],
  ['upto 2k', '', null, 2000],
  ['₹1000', '', null, 1000],
  ['crm 1500 rupees', 'crm', null, 1500],
  ['above 500', '', 500, null],
  ['more than ₹50 blog', 'blog', 50, null],
  ['crm between 500 and 1,000', 'crm', 500, 1000],
  ['between ₹2000 - ₹500', '', 2000, 500],
])('"%s" is "%s" from %p to %p', (text, search, minPrice, maxPrice) => {
  expect(parsePriceSearch(text)).toEqual({ search, minPrice, maxPrice });
});

test.each([
  '',
  'crm',
  '1000',
  'under 18 quiz',
  'under construction',
  'thunder 1000',
  'year 2025',
  'undermine 5000',
  '₹',
])('"%s" contains no price', (text) => {
  expect(parsePriceSearch(text)).toBeNull();
});
