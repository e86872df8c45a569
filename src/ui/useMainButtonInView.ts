import { HEADER_HEIGHT } from '@/theme/tokens';
import { useInView } from './useInView';

/** Room in pixels for what floats at the bottom of the window, such as the chat button. */
const FLOATING_HEIGHT = 84;

const HALF_BETWEEN = {
  rootMargin: `-${HEADER_HEIGHT}px 0px -${FLOATING_HEIGHT}px`,
  threshold: 0.5,
};

/**
 * Returns a ref for the main button of a page, and whether at least half of it is in sight, below the
 * header and above what floats at the bottom; null while the browser has not told so.
 */
export function useMainButtonInView() {
  return useInView(HALF_BETWEEN);
}
