/** Marks what the keyboard is on; a surface in the primary colour sets `--focus-ring` to another. */
export const focusRing = {
  outlineStyle: 'solid',
  outlineWidth: 3,
  outlineColor: 'var(--focus-ring, var(--mui-palette-primary-main))',
  outlineOffset: 2,
} as const;
