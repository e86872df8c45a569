/** @jest-environment node */
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { INTERNSHIP_TERMS, type StartRule } from './internshipTerms';
import { nextStart } from './nextStart';

const quarterly: StartRule = { monday: 2, months: [2, 5, 8, 11] };

describe('the next start', () => {
  it.each<[string, StartRule, string, string]>([
    ['in this month', { monday: 3 }, '2026-02-01T06:00:00Z', '2026-02-16'],
    ['a week ahead, to the day', { monday: 1 }, '2025-12-29T06:00:00Z', '2026-01-05'],
    ['in the next month', { monday: 3 }, '2026-01-15T06:00:00Z', '2026-02-16'],
    ['in the next year', { monday: 1 }, '2026-12-05T06:00:00Z', '2027-01-04'],
    ['in a listed month', quarterly, '2026-02-03T06:00:00Z', '2026-05-11'],
    ['in a listed month of the next year', quarterly, '2026-11-30T06:00:00Z', '2027-02-08'],
    ['counted from this day in India', { monday: 1 }, '2026-01-26T18:29:00Z', '2026-02-02'],
    ['counted from the next day in India', { monday: 1 }, '2026-01-26T18:31:00Z', '2026-03-02'],
  ])('is %s', (_name, rule, now, start) => {
    expect(nextStart(rule, new Date(now))).toBe(start);
  });

  it('is a Monday between a week and half a year ahead for every program and day', () => {
    for (const { title } of INTERNSHIP_PROGRAMS) {
      const { starts } = INTERNSHIP_TERMS[title]!;
      for (let day = 0; day < 400; day += 1) {
        const now = new Date(Date.UTC(2026, 0, 1 + day, 12));
        const start = new Date(nextStart(starts, now));
        const days = (start.getTime() - now.getTime()) / 86_400_000;
        expect(start.getUTCDay()).toBe(1);
        expect(days).toBeGreaterThan(6);
        expect(days).toBeLessThan(183);
      }
    }
  });
});
