import type { Breakpoint, Theme } from '@mui/material/styles';

/** Returns styles that make project cards compact below a width, so that more fit side by side. */
export function compactCards({ breakpoints }: Theme, below: Breakpoint) {
  return {
    [breakpoints.down(below)]: {
      // What follows the title, also in a placeholder.
      '& > li .text > * + *, & > li .technologies': { display: 'none' },
      '& > li .badge': {
        top: 8,
        left: 8,
        height: 20,
        maxWidth: 'calc(100% - 16px)',
        fontSize: '0.6875rem',
        '& > span': { paddingInline: '7px' },
      },
      '& > li .marks': { insetInline: 8, bottom: 8 },
      '& > li .mark': { padding: '0 7px', fontSize: '0.6875rem' },
      // The play icon replaces its text, which stays available to screen readers.
      '& > li .demo': { padding: '3px', fontSize: 0, '& svg': { marginLeft: 0 } },
      '& > li .body': { padding: '10px 12px', gap: '6px' },
      '& > li .text': { height: 40, minHeight: 0, gap: 0, overflow: 'hidden' },
      '& > li h3': { fontSize: '1rem' },
      '& > li .footer': {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 0,
        minHeight: 50,
      },
      '& > li .price': { fontSize: '1.05rem' },
      '& > li .details': { marginLeft: 0 },
    },
  };
}
