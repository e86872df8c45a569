import { allAnnouncements, announcementsOn } from './announcements';

const textsOn = (day: string | null) => announcementsOn(day).map(({ text }) => text);
const GUIDANCE = 'Next guidance program starts 1 November 2025';

it.each(['2025-10-15', '2025-11-01'])('announces the guidance program on %s', (day) => {
  expect(textsOn(day)).toContain(GUIDANCE);
  expect(textsOn(day)).toHaveLength(allAnnouncements().length);
});

it.each(['2025-11-02', '2026-11-22', null])('leaves out what may have passed on %s', (day) => {
  expect(textsOn(day)).not.toContain(GUIDANCE);
  expect(textsOn(day)).toHaveLength(allAnnouncements().length - 1);
});

it('shows an announcement without a date on any day', () => {
  const always = [{ text: 'Talk to industry experts' }];
  expect(announcementsOn('2099-01-01', always)).toEqual(always);
});
