import { nameOfPoint } from './overviewText';
import type { Overview } from './readOverview';

/** The least distance between two labels in pixels, so that they fit on a phone too. */
const LABEL_GAP = 12;

/** The axis of time under a chart: short names below it, long ones in what is shown of a point. */
export function timeAxis({ points, interval }: Overview) {
  return {
    // Positions rather than dates: two points of the same date would fall into one.
    data: points.map((_point, index) => index),
    disableTicks: true,
    tickLabelMinGap: LABEL_GAP,
    valueFormatter: (index: number, { location }: { location: string }) => {
      const point = points[index];
      return point ? nameOfPoint(point, interval, location === 'tick' ? 'short' : 'long') : '';
    },
  };
}
