import { useId } from 'react';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { focusRing } from '@/theme/mixins';
import { formatPoint, namePoint } from './overviewText';
import type { Overview } from './readOverview';

/** Height of a chart and of the table that replaces it, in pixels. */
export const CHART_HEIGHT = 300;

/** Chart colours from the theme, distinguishable with colour blindness. */
export const chartColors = {
  main: 'var(--mui-palette-primary-main)',
  other: 'var(--mui-palette-warning-main)',
} as const;

/** Margins in pixels. */
const MARGIN = { top: 12, right: 8, bottom: 0, left: 0 } as const;

/** Width of every value axis in pixels, so that the days of all charts line up. */
const VALUE_AXIS_WIDTH = 68;

/** Focus ring of a chart, shown before an arrow key selects a point. */
export const chartFocus = {
  '&:has(:focus-visible)': { ...focusRing, borderRadius: 1 },
} as const;

/** Minimum gap between two labels in pixels, so that they fit on a phone. */
const LABEL_GAP = 12;

/** Share of a day that separates two bars. */
const GAP = 0.25;

/** Creates the time axis, with short labels on the axis and long ones in tooltips. */
function timeAxis(overview: Overview) {
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

/** Returns the properties that all charts over time share. */
export function timeChart(overview: Overview, formatValue: (value: number) => string) {
  return {
    height: CHART_HEIGHT,
    margin: MARGIN,
    grid: { horizontal: true },
    xAxis: [timeAxis(overview)],
    yAxis: [
      {
        width: VALUE_AXIS_WIDTH,
        disableLine: true,
        disableTicks: true,
        valueFormatter: formatValue,
      },
    ],
  };
}

const STRIPE = 8;

/** Hatches the unfinished day or month of a chart. */
export function UnfinishedBand({ place }: { place: number | null }) {
  const scale = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  const patternId = useId();
  const start = place === null ? undefined : scale(place);
  if (start === undefined) return null;
  const step = scale.step();
  return (
    <g aria-hidden pointerEvents="none">
      <pattern
        id={patternId}
        width={STRIPE}
        height={STRIPE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={STRIPE / 2} height={STRIPE} fill="var(--mui-palette-background-paper)" />
        <rect
          x={STRIPE / 2}
          width={STRIPE / 2}
          height={STRIPE}
          fill="var(--mui-palette-text-secondary)"
          opacity={0.14}
        />
      </pattern>
      <rect
        x={start - (step - scale.bandwidth()) / 2}
        y={top}
        width={step}
        height={height}
        fill={`url(#${patternId})`}
        opacity={0.75}
      />
    </g>
  );
}
