import { CLAIMS } from './constants';
import { getFeatures } from './features';

/** Number of hand-written ideas. */
export const HAND_WRITTEN_IDEAS = 150;

/** Returns the number of ideas that the shop offers, depending on `ideasSource`. */
export const ideaCount = (): string =>
  getFeatures().ideasSource === 'catalogue' ? String(HAND_WRITTEN_IDEAS) : CLAIMS.ideasInCatalogue;
