import type { Breakpoint, Theme } from '@mui/material/styles';

/** Makes the project cards of a list compact below a width, so that more stand side by side. */
export function compactCards({ breakpoints }: Theme, below: Breakpoint) {
  return {
    [breakpoints.down(below)]: {
      '& > li .summary, & > li .technologies': { display: 'none' },
      '& > li .badge': { top: 8, left: 8, maxWidth: 'calc(100% - 16px)' },
      '& > li .body': { padding: '10px 12px', gap: '6px' },
      '& > li .text': { height: 40, minHeight: 0, gap: 0, overflow: 'hidden' },
      '& > li h2': { fontSize: '1rem' },
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
