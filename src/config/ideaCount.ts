import { CLAIMS } from './constants';
import { getFeatures } from './features';

/** Number of hand-written ideas. */
export const HAND_WRITTEN_IDEAS = 150;

/** Returns which project ideas there are. */
export const ideasSource = () => getFeatures().ideasSource;

/** Returns a claim, or the number of hand-written ideas if `ideasSource` leaves out all others. */
const claimUnlessHandWritten = (claim: string): string =>
  ideasSource() === 'catalogue' ? String(HAND_WRITTEN_IDEAS) : claim;

/** Returns the number of ideas that the shop offers, depending on `ideasSource`. */
export const ideaCount = (): string => claimUnlessHandWritten(CLAIMS.ideasInCatalogue);

/** Returns the number of ideas in the home page's banner, depending on `ideasSource`. */
export const bannerIdeaCount = (): string => claimUnlessHandWritten(CLAIMS.ideasInBanner);
