/** @jest-environment node */
import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import {
  addDays,
  clockAt,
  dayOf,
  daysSinceEarliest,
  endOfDay,
  formatCalendarDay,
  formatCalendarMonth,
  formatDay,
  formatMonth,
  formatShopMoment,
  INDIA,
  isDay,
  shopDayDigits,
  startOfDay,
} from './time';

const noon = new Date('2025-10-15T12:00:00Z');

describe('dates', () => {
  it('formats a day and a month', () => {
    expect(formatDay('2025-09-14T10:20:00Z')).toBe('14 Sept 2025');
    expect(formatMonth('2025-09-14T10:20:00Z')).toBe('September 2025');
    expect(formatMonth('2025-09-30T18:30:00Z')).toBe('October 2025');
  });

  it('formats a day as Intl does', () => {
    const intl = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: INDIA,
    });
    const days = fc.date({ min: new Date(1970, 0), max: new Date(2200, 0), noInvalidDate: true });
    holdsFor(days, (day) => expect(formatDay(day.toISOString())).toBe(intl.format(day)));
  });

  it.each([null, undefined, '', 'yesterday'])('returns Unknown for %p', (value) => {
    expect(formatDay(value)).toBe('Unknown');
  });

  it('counts whole days since the earliest time', () => {
    expect(daysSinceEarliest(['2025-10-14T13:00:00Z', '2025-10-05T11:00:00Z'], noon)).toBe(10);
  });

  it('returns 0 without a valid time, or for one in the future', () => {
    expect(daysSinceEarliest([], noon)).toBe(0);
    expect(daysSinceEarliest(['soon'], noon)).toBe(0);
    expect(daysSinceEarliest(['2025-11-01T00:00:00Z'], noon)).toBe(0);
  });
});

describe('calendar days', () => {
  it('formats calendar days and months', () => {
    expect(formatCalendarDay('2025-09-14')).toBe('14 Sept 2025');
    expect(formatCalendarDay('2025-09-14', 'short')).toBe('14 Sept');
    expect(formatCalendarMonth('2025-09-01')).toBe('September 2025');
    expect(formatCalendarMonth('2025-09-01', 'short')).toBe('Sept 2025');
  });

  it.each(['', 'tomorrow', '2025-13-41'])('returns Unknown for the day %p', (value) => {
    expect(formatCalendarDay(value)).toBe('Unknown');
    expect(formatCalendarMonth(value)).toBe('Unknown');
  });
});

it.each([
  ['2025-09-14T06:30:00.000Z', '14 Sept 2025'],
  // Half past midnight of the next day in Bangalore.
  ['2025-09-14T19:00:00.000Z', '15 Sept 2025'],
  ['2025-09-14T18:29:59.000Z', '14 Sept 2025'],
])('the time %p is of the day %p in the shop', (time, day) => {
  expect(formatDay(time)).toBe(day);
});

it.each([
  ['2025-09-14T09:35:00.000Z', /^14 Sept? 2025, 3:05\spm$/],
  // Half past midnight of the next day in Bangalore.
  ['2025-09-14T19:00:00.000Z', /^15 Sept? 2025, 12:30\sam$/],
  ['yesterday', /^Unknown$/],
  [null, /^Unknown$/],
  [undefined, /^Unknown$/],
])('the time %p is %p by the clock of the shop', (time, moment) => {
  expect(formatShopMoment(time)).toMatch(moment);
  expect(formatShopMoment(time, 'short')).toBe(formatShopMoment(time).replace(' 2025', ''));
});

it.each([
  ['2025-09-14T18:29:59.000Z', '20250914'],
  ['2025-12-31T18:30:00.000Z', '20260101'],
  ['yesterday', ''],
])('the day of %p has the digits %p', (time, digits) => {
  expect(shopDayDigits(time)).toBe(digits);
});

const iso = (time: number) => new Date(time).toISOString();

describe('days in India', () => {
  it('begin and end at midnight', () => {
    expect(iso(startOfDay('2025-09-14'))).toBe('2025-09-13T18:30:00.000Z');
    expect(iso(endOfDay('2025-09-14'))).toBe('2025-09-14T18:30:00.000Z');
    expect(dayOf(Date.parse('2025-09-14T18:29:59Z'))).toBe('2025-09-14');
    expect(clockAt(Date.parse('2025-09-14T18:30:00Z'))).toBe('2025-09-15T00:00:00');
  });

  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['14.9.2025', false],
    ['', false],
    ['0999-12-31', false],
    ['9999-12-31', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it('are counted on across a leap day', () => {
    expect(addDays('2025-03-08', 2)).toBe('2025-03-10');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });
});
