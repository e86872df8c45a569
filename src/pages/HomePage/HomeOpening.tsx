import { AnnouncementBanner } from './AnnouncementBanner';
import { HomeHero } from './HomeHero';

/** What the home page shows first; the build writes it into the HTML. */
export function HomeOpening() {
  return (
    <>
      <AnnouncementBanner />
      <HomeHero />
    </>
  );
}
