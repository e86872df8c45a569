/** How project cards are laid out. */
export type CardLayout = 'grid' | 'list';

const COLUMNS = {
  list: 'minmax(0, 1fr)',
  grid: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

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

/** Returns the styles of a list of project cards. */
export const cardsSx = (layout: CardLayout) =>
  ({
    display: 'grid',
    gap: { xs: 2, sm: 3 },
    m: 0,
    p: 0,
    listStyle: 'none',
    gridTemplateColumns: COLUMNS[layout],
    ...(layout === 'grid' && alignedCards),
  }) as const;

/** Lets phones, which show one card of a grid at first, render the others as they come near. */
export const renderedWhenNearSx = {
  '& > li': {
    contentVisibility: { xs: 'auto', sm: 'visible' },
    // An estimate of the picture and the texts, until a card has been rendered once.
    containIntrinsicHeight: 'auto calc((100vw - 32px) * 0.625 + 15.6rem)',
  },
} as const;
