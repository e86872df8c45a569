/**
 * The keyboard focus ring. Surfaces on which the primary colour is hard to see set `--focus-ring`.
 */
export const focusRing = {
  outlineStyle: 'solid',
  outlineWidth: 3,
  outlineColor: 'var(--focus-ring, var(--mui-palette-primary-main))',
  outlineOffset: 2,
} as const;
