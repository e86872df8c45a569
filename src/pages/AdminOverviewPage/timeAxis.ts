import { formatPoint } from './overviewText';
import type { Overview } from './readOverview';

/** Minimum gap between two labels in pixels, so that they fit on a phone. */
const LABEL_GAP = 12;

/** Creates the time axis of a chart, with short labels on the axis and long ones in tooltips. */
export function timeAxis({ points, interval }: Overview) {
  return {
    // Positions instead of dates, since points with equal dates would coincide.
    data: points.map((_point, index) => index),
    disableTicks: true,
    tickLabelMinGap: LABEL_GAP,
    valueFormatter: (index: number, { location }: { location: string }) => {
      const point = points[index];
      return point ? formatPoint(point, interval, location === 'tick' ? 'short' : 'long') : '';
    },
  };
}
