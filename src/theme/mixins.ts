import { CONTENT_WIDTH, HEADER_HEIGHT } from './tokens';

/** The keyboard focus ring. Surfaces with too little contrast to the primary colour set `--focus-ring`. */
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

/** Keeps a column in view below the header; a taller one scrolls within it, with room for focus rings. */
export const inView = {
  '@media screen and (min-width: 56.25em)': {
    position: 'sticky',
    top: HEADER_HEIGHT + 20,
    maxHeight: `calc(100dvh - ${HEADER_HEIGHT + 40}px)`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    m: -0.75,
    p: 0.75,
  },
} as const;

/** A centred column of a page. In wide windows, its margins have room for the chat button. */
export const contentSx = {
  width: '100%',
  maxWidth: {
    xs: CONTENT_WIDTH.xs,
    lg: `min(${CONTENT_WIDTH.xs}px, calc(100vw - 136px))`,
    xl: `min(${CONTENT_WIDTH.xl}px, calc(100vw - 136px))`,
  },
  mx: 'auto',
  px: { xs: 2, sm: 3 },
} as const;

/** What stands in a row, and in rows that wrap. */
export const rowSx = { display: 'flex', alignItems: 'center' } as const;
export const wrapSx = { ...rowSx, flexWrap: 'wrap' } as const;

/** An icon on a tile in a soft colour. */
export const tileSx = {
  p: 1.25,
  fontSize: 48,
  borderRadius: 2,
  color: 'primary.main',
  bgcolor: 'brand.soft',
} as const;

/** Matches where a finger points. */
export const onTouch = '@media (pointer: coarse)';

/** The least width and height of a main control under a finger, in pixels. */
export const TOUCH_TARGET = 44;

/** Styles of code in a text. */
export const codeSx = {
  px: 0.5,
  borderRadius: 0.5,
  bgcolor: 'action.hover',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
} as const;
