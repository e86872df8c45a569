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

/** Returns the styles of a container of project cards. */
export function cardsSx(layout: CardLayout) {
  return {
    display: 'grid',
    gap: { xs: 2, sm: 3 },
    m: 0,
    p: 0,
    listStyle: 'none',
    gridTemplateColumns: COLUMNS[layout],
  } as const;
}

/** The height of a card in one column: its picture and the parts of fixed height below. */
const PHONE_CARD_HEIGHT = 'calc((100vw - 32px) * 0.625 + 262px)';

/** Lets phones, which show one card of a grid at first, render the others as they come near. */
export const renderedWhenNearSx = {
  '& > li': {
    contentVisibility: { xs: 'auto', sm: 'visible' },
    containIntrinsicHeight: `auto ${PHONE_CARD_HEIGHT}`,
  },
} as const;
