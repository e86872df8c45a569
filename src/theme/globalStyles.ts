import { css } from '@emotion/react';
import { focusRing } from './mixins';
import { theme } from './theme';

const { body1, fontWeightBold } = theme.typography;
const { fontFamily, fontWeight, fontSize, lineHeight } = body1;
const { palette } = theme.vars;

/** What paper does not need: ways to other places, controls, and what is still loading. */
const CONTROLS = [
  ...['header', 'footer', 'nav', '[role="toolbar"]', '[data-skip-link]'],
  ...'Button Checkbox Fab FormControl FormControlLabel IconButton InputBase Skeleton ToggleButtonGroup'
    .split(' ')
    .map((name) => `.Mui${name}-root`),
  '.MuiAccordionSummary-expandIconWrapper',
  '.notistack-SnackbarContainer',
].join(',');

/** What scrolls on the screen. */
const SCROLLED = [
  ...['main [tabindex="0"]', '[data-scrolls]', '.MuiTableContainer-root'],
  'main :has(> .MuiDataGrid-root)',
  ...['.MuiDataGrid-root', '.MuiDataGrid-root > *', '.MuiDataGrid-virtualScroller'],
].join(',');

/** Where cards are drawn as a grid although a list was chosen (`useRenderedLayout`). */
const LIST_AWAITED = '[data-list-awaited] main:has([data-cards])';

/** The baseline of all elements, like Material UI's `CssBaseline`. */
const baseline = {
  html: {
    boxSizing: 'border-box',
    scrollPaddingTop: 88,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // Keeps iOS from enlarging text in landscape.
    WebkitTextSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: fontWeightBold },
  body: {
    fontFamily,
    fontWeight,
    fontSize,
    lineHeight,
    margin: 0,
    minWidth: 320,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    overflowX: 'hidden',
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  'body::backdrop': { backgroundColor: palette.background.default },
  // Lists are for layout; one with bullets sets `listStyle: 'revert'`.
  ':where(ul[class], ol[class], dl[class], dd[class])': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // What people have written: marks that are piled up stay within it, where focus rings have room.
  ':where([dir="auto"]:not(input, textarea))': { overflow: 'clip', overflowClipMargin: 6 },
  // Lines stay where they are while one types.
  textarea: { textWrapStyle: 'auto' },
  // Material UI's components get the ring from the theme.
  ':focus-visible': focusRing,
  // Scripts alone focus these, to read on from there: a ring would frame the whole part.
  ':is(main, section, aside, div, h1, h2, h3)[tabindex="-1"]:where(:not([role]), [role=group])': {
    outline: 'none',
  },
  // By these, Material UI's fields notice that the browser has filled them in.
  '@keyframes mui-auto-fill': { from: { display: 'block' } },
  '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
  // They are hidden with what the list moves, until it stands there.
  [`${LIST_AWAITED} :is([data-cards], [aria-label="Layout"]), ${LIST_AWAITED} ~ footer`]: {
    visibility: 'hidden',
  },
  // Screens of projects are mostly white.
  '[data-color-scheme="dark"] main img': { opacity: 0.88 },
  '@media print': {
    // Ink on white, also for what stands on a dark band or in the dark scheme.
    body: {
      backgroundColor: palette.common.white,
      '--mui-palette-text-primary': '#000',
      '--mui-palette-text-secondary': '#444',
      '--mui-palette-brand-onHero': '#000',
      '--mui-palette-brand-onHeroMuted': '#444',
    },
    '.MuiTableCell-root': { padding: '4px 6px !important', fontSize: '0.7rem !important' },
    // The grid keeps the widths of the screen.
    '.MuiDataGrid-root': { zoom: 0.57 },
    [CONTROLS]: { display: 'none !important' },
    'section:has(.MuiSkeleton-root)': { display: 'none' },
    // Collapsed content is whole, and what scrolls is not cut.
    '[hidden="until-found"]': { contentVisibility: 'visible' },
    [SCROLLED]: {
      overflow: 'visible !important',
      height: 'auto !important',
      maxHeight: 'none !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
} as const;

/**
 * The styles of every document: the theme's variables in both schemes, and the baseline. The build
 * writes them into the HTML (public/index.html), because styles for all elements that scripts insert
 * make the browser compute the style of the whole page again.
 */
export const globalStyles = [...theme.generateStyleSheets(), baseline]
  .map((sheet) => css(sheet).styles)
  .join('');
