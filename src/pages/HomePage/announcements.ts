import { CLAIMS } from '@/config/constants';
import { bannerIdeas } from '@/config/ideaCount';

/** A short piece of news. */
export type Announcement = {
  text: string;
  /**
   * The last calendar day on which the text is true, such as 2025-11-01; without it, the text is
   * always true.
   */
  until?: string;
};

/** Returns the announcements of the home page's banner (specification, section 1). */
export const allAnnouncements = (): readonly Announcement[] => [
  { text: 'New projects are being added every week' },
  // It is shown until the program has started. Change the day here and in CLAIMS for the next one.
  { text: `Next guidance program starts ${CLAIMS.guidanceStart}`, until: '2025-11-01' },
  { text: 'Talk to industry experts' },
  { text: bannerIdeas() },
  { text: 'Full guidance from first commit to launch' },
];

/**
 * Returns the announcements that are true on a calendar day, such as 2025-11-01. Without a day, those
 * that are always true.
 */
export function announcementsOn(
  day: string | null,
  announcements: readonly Announcement[] = allAnnouncements(),
): readonly Announcement[] {
  return announcements.filter(({ until }) => !until || (day !== null && day <= until));
}
