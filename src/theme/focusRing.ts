/**
 * The keyboard focus ring. Surfaces with too little contrast to the primary colour set
 * `--focus-ring`.
 */
export const focusRing = {
  outlineStyle: 'solid',
  outlineWidth: 3,
  outlineColor: 'var(--focus-ring, var(--mui-palette-primary-main))',
  outlineOffset: 2,
} as const;
