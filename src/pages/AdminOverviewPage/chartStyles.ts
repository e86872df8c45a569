import { focusRing } from '@/theme/focusRing';

/** Height of a chart and of the table that replaces it, in pixels. */
export const CHART_HEIGHT = 300;

/** Chart colours from the theme, distinguishable with colour blindness. */
export const chartColors = {
  main: 'var(--mui-palette-primary-main)',
  other: 'var(--mui-palette-warning-main)',
} as const;

/** Margins in pixels; the labels of the first and last points extend beyond the axes. */
export const chartMargin = { top: 12, right: 24, bottom: 0, left: 16 } as const;

/** Focus ring of a chart, shown before an arrow key selects a point. */
export const chartFocus = {
  '&:has(:focus-visible)': { ...focusRing, borderRadius: 1 },
} as const;
