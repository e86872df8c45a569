import { focusRing } from '@/theme/focusRing';

/** Height of a chart and of the table that replaces it, in pixels. */
export const CHART_HEIGHT = 300;

/** Width of every value axis in pixels, so that the days of all charts line up. */
export const VALUE_AXIS_WIDTH = 68;

/** Chart colours from the theme, distinguishable with colour blindness. */
export const chartColors = {
  main: 'var(--mui-palette-primary-main)',
  other: 'var(--mui-palette-warning-main)',
} as const;

/** Margins in pixels. */
export const chartMargin = { top: 12, right: 8, bottom: 0, left: 0 } as const;

/** Focus ring of a chart, shown before an arrow key selects a point. */
export const chartFocus = {
  '&:has(:focus-visible)': { ...focusRing, borderRadius: 1 },
} as const;
