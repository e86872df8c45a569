/** @jest-environment node */
import { formatCalendarDay, formatCalendarMonth, formatClockTime } from './calendar';

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
