import { HEADER_HEIGHT } from '@/theme/tokens';
import { useInView } from './useInView';

/** Space for what floats at the bottom of the window, such as the chat button, in pixels. */
const FLOATING_HEIGHT = 84;

const HALF_BETWEEN = {
  rootMargin: `-${HEADER_HEIGHT}px 0px -${FLOATING_HEIGHT}px`,
  threshold: 0.5,
};

/**
 * Returns a ref for the main button of a page, and whether at least half of it is visible between
 * the header and what floats at the bottom; null while unknown.
 */
export function useMainButtonInView() {
  return useInView(HALF_BETWEEN);
}
