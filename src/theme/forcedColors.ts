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
