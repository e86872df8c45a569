import { endOfDay, isDay, startOfDay } from './zonedDays';

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
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['14.9.2025', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});
