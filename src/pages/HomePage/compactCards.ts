import type { Theme } from '@mui/material/styles';

/** Makes the project cards of a list compact on phones, where two stand side by side. */
export function compactCardsSx({ breakpoints }: Theme) {
  return {
    [breakpoints.down('sm')]: {
      '& > li .summary': { display: 'none' },
      '& > li .badge': { top: 8, left: 8, maxWidth: 'calc(100% - 16px)' },
      '& > li .body': { padding: '10px 12px', gap: '6px' },
      '& > li .text': { minHeight: 40, gap: 0 },
      '& > li h2': { fontSize: '1rem' },
      '& > li .footer': { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
      '& > li .price': { fontSize: '1.05rem' },
      '& > li .details': { marginLeft: 0 },
    },
  };
}
