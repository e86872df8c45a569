/** Hides an element visually; it stays available to screen readers and focusable. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  overflow: 'hidden',
  border: 0,
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;
