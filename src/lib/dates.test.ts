/** @jest-environment node */
import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import { daysSinceEarliest, formatDay, formatMonth } from './dates';

const noon = new Date('2025-10-15T12:00:00Z');

describe('dates', () => {
  it('formats a day and a month', () => {
    expect(formatDay('2025-09-14T10:20:00Z')).toBe('14 Sept 2025');
    expect(formatMonth('2025-09-14T10:20:00Z')).toBe('September 2025');
  });

  it('formats a day as Intl does', () => {
    const intl = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    const days = fc.date({ min: new Date(1900, 0), max: new Date(2200, 0), noInvalidDate: true });
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
