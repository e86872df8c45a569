import { addDays, clockAt, dayOf, endOfDay, isDay, isTimeZone, startOfDay } from './zonedDays';

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
