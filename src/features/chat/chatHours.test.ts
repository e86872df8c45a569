/** @jest-environment node */
import { formatOpening, isChatStaffed, nextChatOpening } from './chatHours';

describe('the hours of the live chat', () => {
  it.each([
    ['2026-11-20T05:29:59.000Z', false], // Friday, a second before 11:00 in India
    ['2026-11-20T05:30:00.000Z', true],
    ['2026-11-20T14:29:59.000Z', true],
    ['2026-11-20T14:30:00.000Z', false], // 20:00
    ['2026-11-16T05:30:00.000Z', true], // Monday
    ['2026-11-17T05:30:00.000Z', true],
    ['2026-11-18T14:00:00.000Z', true],
    ['2026-11-19T14:29:00.000Z', true],
    ['2026-11-19T19:00:00.000Z', false], // Friday in India, half past midnight
    ['2026-11-21T08:00:00.000Z', false], // Saturday
    ['2026-11-22T08:00:00.000Z', false], // Sunday
    ['2026-11-22T19:00:00.000Z', false], // Monday in India, half past midnight
  ])('at %s it is staffed: %p', (time, isStaffed) => {
    expect(isChatStaffed(new Date(time))).toBe(isStaffed);
  });

  it.each([
    ['2026-11-17T20:00:00.000Z', '2026-11-18T05:30:00.000Z'],
    ['2026-11-19T15:00:00.000Z', '2026-11-20T05:30:00.000Z'],
    ['2026-11-20T05:00:00.000Z', '2026-11-20T05:30:00.000Z'],
    ['2026-11-20T05:30:00.000Z', '2026-11-23T05:30:00.000Z'],
    ['2026-11-21T08:00:00.000Z', '2026-11-23T05:30:00.000Z'],
    ['2026-11-22T19:00:00.000Z', '2026-11-23T05:30:00.000Z'],
  ])('after %s it opens at %s', (time, opening) => {
    expect(nextChatOpening(new Date(time)).toISOString()).toBe(opening);
  });

  it('are formatted in Indian time, and in the user’s when that differs', () => {
    const opening = new Date('2026-11-23T05:30:00.000Z');
    expect(formatOpening(opening, 'Asia/Kolkata')).toMatch(/^Monday,? (at )?11:00 am IST$/i);
    expect(formatOpening(opening, 'America/New_York')).toMatch(
      /^Monday,? (at )?11:00 am IST \(Monday,? (at )?12:30 am your time\)$/i,
    );
  });
});
