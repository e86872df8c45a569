import { focusRing } from '@/theme/focusRing';

/** The height of a chart, and of the table that stands in for it, in pixels. */
export const CHART_HEIGHT = 300;

/** Colours of what charts draw: from the theme, so right in both schemes, and told apart by people who are colour-blind. */
export const chartColors = {
  main: 'var(--mui-palette-primary-main)',
  other: 'var(--mui-palette-warning-main)',
} as const;

/** Around the axes, in pixels: the labels of the first and the last point reach beyond them. */
export const chartMargin = { top: 12, right: 24, bottom: 0, left: 16 } as const;

/** Shows that a chart has the focus, before an arrow key has chosen one of its points. */
export const chartFocus = {
  '&:has(:focus-visible)': { ...focusRing, borderRadius: 1 },
} as const;
