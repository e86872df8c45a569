import { CLAIMS } from './constants';
import { getFeatures } from './features';

/** Number of hand-written ideas. */
export const HAND_WRITTEN_IDEAS = 150;

/** Returns how many ideas the shop offers, by the switch `ideasSource`. */
export const ideaCount = (): string =>
  getFeatures().ideasSource === 'catalogue' ? String(HAND_WRITTEN_IDEAS) : CLAIMS.ideasInCatalogue;
