/** @jest-environment node */
import { parsePriceSearch } from './priceSearch';

test.each([
  ['under 1000', '', null, 1000],
  ['crm under 1000', 'crm', null, 1000],
  ['Below ₹1,000 react', 'react', null, 1000],
  ['less than rs. 500 crm', 'crm', null, 500],
  ['hospital under 1000', 'hospital', null, 1000],
  ['crm cheaper than 2k', 'crm', null, 2000],
  ['less than 800 ', '', null, 800],
  ['upto ₹2k', '', null, 2000],
  ['crm within 500 rs', 'crm', null, 500],
  ['max rs.500 crm', 'crm', null, 500],
  ['maximum 500 inr', '', null, 500],
  ['over ₹500 quiz', 'quiz', 500, null],
  ['calendar from ₹2024', 'calendar', 2024, null],
  ['at least 300 rupees', '', 300, null],
  ['minimum ₹100', '', 100, null],
  ['max 500 users under 1000', 'max 500 users', null, 1000],
  ['under 1000 users below ₹500', 'under 1000 users', null, 500],
  ['under 1000 users under 1000', 'under 1000 users', null, 1000],
  ['₹1000', '', null, 1000],
  ['crm 1500 rupees', 'crm', null, 1500],
  ['above 500', '', 500, null],
  ['more than ₹50 blog', 'blog', 50, null],
  ['more than 500', '', 500, null],
  ['crm between 500 and 1,000', 'crm', 500, 1000],
  ['between 500 and ₹1000 crm', 'crm', 500, 1000],
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
  'calendar from 2024',
  'delivery within 500 m',
  'delivery within 500',
  'max 500 users',
  'max 500',
  'over 1000 questions quiz',
  'quiz over 1000',
  'minimum 100 orders',
  'at least 100',
  'upto 2k',
  'under 1000 users',
  'more than 500 questions',
  'between 500 and 1000 users',
  '₹',
])('"%s" contains no price', (text) => {
  expect(parsePriceSearch(text)).toBeNull();
});
