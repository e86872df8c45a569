import { AnnouncementBanner } from './AnnouncementBanner';
import { HomeHero } from './HomeHero';

/** The first view of the home page, which the build prerenders. */
export function HomeOpening() {
  return (
    <>
      <AnnouncementBanner />
      <HomeHero />
    </>
  );
}
