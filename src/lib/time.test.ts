import { addDays, clockAt, dayOf, endOfDay, isDay, isTimeZone, startOfDay } from './time';

/** @jest-environment node */
import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import { daysSinceEarliest, formatDay, formatMonth } from './time';

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
      timeZone: 'Asia/Kolkata',
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

/** @jest-environment node */
import { formatCalendarDay, formatCalendarMonth, formatClockTime } from './time';

describe('calendar days and times of day', () => {
  it('formats a time of day', () => {
    expect(formatClockTime(new Date(2025, 8, 14, 15, 5).getTime())).toMatch(/^3:05\spm$/);
  });

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

/** @jest-environment node */
import { formatShopMoment, shopDayDigits } from './time';

it.each([
  ['2025-09-14T06:30:00.000Z', '14 Sept 2025'],
  // Half past midnight of the next day in Bangalore.
  ['2025-09-14T19:00:00.000Z', '15 Sept 2025'],
  ['2025-09-14T18:29:59.000Z', '14 Sept 2025'],
])('the time %p is of the day %p in the shop', (time, day) => {
  expect(formatDay(time)).toBe(day);
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

const iso = (time: number) => new Date(time).toISOString();

describe('days of a time zone', () => {
  it('begin and end at midnight in India', () => {
    expect(iso(startOfDay('2025-09-14', 'Asia/Kolkata'))).toBe('2025-09-13T18:30:00.000Z');
    expect(iso(endOfDay('2025-09-14', 'Asia/Kolkata'))).toBe('2025-09-14T18:30:00.000Z');
  });

  it.each([
    ['2025-03-09', '2025-03-09T05:00:00.000Z', '2025-03-10T04:00:00.000Z'],
    ['2025-11-02', '2025-11-02T04:00:00.000Z', '2025-11-03T05:00:00.000Z'],
  ])('follow the clocks of New York on %s', (day, start, end) => {
    expect(iso(startOfDay(day, 'America/New_York'))).toBe(start);
    expect(iso(endOfDay(day, 'America/New_York'))).toBe(end);
  });

  it.each([
    ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
    ['2025-04-06', 'America/Santiago', '2025-04-06T04:00:00.000Z'],
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
  ])('begin once on %s in %s, where the clocks change at midnight', (day, zone, start) => {
    expect(iso(startOfDay(day, zone))).toBe(start);
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

  it.each([
    ['2025-09-14T18:29:59Z', 'Asia/Kolkata', '2025-09-14'],
    ['2025-09-14T18:30:00Z', 'Asia/Kolkata', '2025-09-15'],
    ['2025-03-09T04:59:59Z', 'America/New_York', '2025-03-08'],
    ['2025-03-10T03:59:59Z', 'America/New_York', '2025-03-09'],
    ['2025-11-03T04:59:59Z', 'America/New_York', '2025-11-02'],
  ])('%s is in %s on %s', (time, timeZone, day) => {
    expect(dayOf(Date.parse(time), timeZone)).toBe(day);
  });

  it('are counted on across a change of the clocks and a leap day', () => {
    expect(addDays('2025-03-08', 2)).toBe('2025-03-10');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });

  it('belong to zones that exist', () => {
    expect(isTimeZone('America/New_York')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(clockAt(Date.parse('2025-09-14T18:30:00Z'), 'Asia/Kolkata')).toBe('2025-09-15T00:00:00');
  });
});
