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

/** Matches forced colours, which remove all backgrounds. */
const forcedColors = '@media (forced-colors: active)';

/** Adds a border to elements distinguished only by their background. */
export const borderedInForcedColors = { [forcedColors]: { border: '1px solid' } } as const;

/** Marks selected elements in system colours. */
export const selectedInForcedColors = {
  [forcedColors]: {
    // Overrides the component's own colours for the selected state.
    '&&': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
  },
} as const;

/** Matches where a finger points. */
export const onTouch = '@media (pointer: coarse)';

/** The least width and height of a main control under a finger, in pixels. */
export const TOUCH_TARGET = 44;
