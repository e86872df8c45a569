import type { Theme } from '@mui/material/styles';

/** How project cards are laid out. */
export type CardLayout = 'grid' | 'list';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/**
 * Aligns the parts of the cards in each row of a grid. `--card-parts` is the number of parts of a
 * card, by default those of a project card: picture, texts, technologies, facts and price.
 */
export const alignedCards = {
  '& > li, & > li > .MuiCard-root': {
    display: 'grid',
    gridRow: 'span var(--card-parts, 5)',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
  },
  '& > li .body': {
    display: 'grid',
    gridRow: 'span calc(var(--card-parts, 5) - 1)',
    gridTemplateRows: 'subgrid',
  },
} as const;

/** Returns the styles of a list of project cards, which phones show one above the other. */
export const cardsSx = (layout: CardLayout) => (theme: Theme) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    ...(layout === 'grid' && { gridTemplateColumns: columns(2), ...alignedCards }),
  },
  ...(layout === 'grid' && {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: columns(3) },
    [theme.breakpoints.up('xl')]: { gridTemplateColumns: columns(4) },
  }),
});

/** Two columns of small cards on phones, unless their text is large, which render the cards as they come near. */
export const smallOnPhonesSx = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.4rem), 1fr))',
    gap: theme.spacing(1.5),
    '& > li': {
      containerType: 'inline-size',
      contentVisibility: 'auto',
      // An estimate of the picture and the texts, until a card has been rendered once.
      containIntrinsicHeight: 'auto 16rem',
    },
  },
});
