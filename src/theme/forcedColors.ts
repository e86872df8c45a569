/** Matches where the system replaces the colours, which removes all backgrounds. */
const forcedColors = '@media (forced-colors: active)';

/** Borders what only its background sets apart. */
export const borderedInForcedColors = { [forcedColors]: { border: '1px solid' } } as const;

/** Marks what is selected in the system's colours. */
export const selectedInForcedColors = {
  [forcedColors]: {
    // Over the colours that a component has while it is selected.
    '&&': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
  },
} as const;
