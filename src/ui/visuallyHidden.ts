/** Hides an element visually; screen readers still read it and controls stay focusable. */
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
