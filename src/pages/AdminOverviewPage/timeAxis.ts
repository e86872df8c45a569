import { formatPoint, namePoint } from './overviewText';
import type { Overview } from './readOverview';

/** Minimum gap between two labels in pixels, so that they fit on a phone. */
const LABEL_GAP = 12;

/** Share of a day that separates two bars. */
const GAP = 0.25;

/**
 * Creates the time axis that all charts share, with short labels on the axis and long ones in
 * tooltips.
 */
export function timeAxis(overview: Overview) {
  const { points, interval } = overview;
  return {
    scaleType: 'band' as const,
    categoryGapRatio: GAP,
    // Positions instead of dates, since points with equal dates would coincide.
    data: points.map((_point, index) => index),
    disableTicks: true,
    tickLabelMinGap: LABEL_GAP,
    valueFormatter: (index: number, { location }: { location: string }) => {
      const point = points[index];
      if (!point) return '';
      return location === 'tick'
        ? formatPoint(point, interval, 'short')
        : namePoint(overview, index);
    },
  };
}
