/** @jest-environment node */
import { formatShopDay, formatShopMoment, shopDayDigits } from './shopDay';

it.each([
  ['2025-09-14T06:30:00.000Z', /^14 Sept? 2025$/],
  // Half past midnight of the next day in Bangalore.
  ['2025-09-14T19:00:00.000Z', /^15 Sept? 2025$/],
  ['2025-09-14T18:29:59.000Z', /^14 Sept? 2025$/],
  ['yesterday', /^Unknown$/],
  [null, /^Unknown$/],
  [undefined, /^Unknown$/],
])('the time %p is of the day %p in the shop', (time, day) => {
  expect(formatShopDay(time)).toMatch(day);
});

it.each([
  ['2025-09-14T09:35:00.000Z', /^14 Sept?, 3:05\spm$/],
  // Half past midnight of the next day in Bangalore.
  ['2025-09-14T19:00:00.000Z', /^15 Sept?, 12:30\sam$/],
  ['yesterday', /^Unknown$/],
  [null, /^Unknown$/],
  [undefined, /^Unknown$/],
])('the time %p is %p by the clock of the shop', (time, moment) => {
  expect(formatShopMoment(time)).toMatch(moment);
});

it.each([
  ['2025-09-14T18:29:59.000Z', '20250914'],
  ['2025-12-31T18:30:00.000Z', '20260101'],
  ['yesterday', ''],
])('the day of %p has the digits %p', (time, digits) => {
  expect(shopDayDigits(time)).toBe(digits);
});
