import { CLAIMS } from '@/config/constants';

/** The announcements of the home page's banner (specification, section 1). */
export const ANNOUNCEMENTS = [
  'New projects are being added every week',
  `Next guidance program starts ${CLAIMS.guidanceStart}`,
  'Talk to industry experts',
  `${CLAIMS.ideasInBanner} project ideas`,
  'Full guidance from first commit to launch',
] as const;
