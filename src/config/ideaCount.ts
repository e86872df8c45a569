import { CLAIMS } from './constants';
import { getFeatures } from './features';

/** Number of hand-written ideas. */
export const HAND_WRITTEN_IDEAS = 150;

/** Returns which project ideas there are. */
export const ideasSource = () => getFeatures().ideasSource;

/** Returns the number of ideas that the shop offers, depending on `ideasSource`. */
export const ideaCount = (): string =>
  ideasSource() === 'catalogue' ? String(HAND_WRITTEN_IDEAS) : CLAIMS.ideasInCatalogue;

/** Returns what the home page's banner says of the ideas: those of some categories if there are more. */
export const bannerIdeas = (): string =>
  ideasSource() === 'catalogue'
    ? `${HAND_WRITTEN_IDEAS} project ideas`
    : `${CLAIMS.ideasInBanner} project ideas for education and healthcare`;
