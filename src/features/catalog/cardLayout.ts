import type { Theme } from '@mui/material/styles';

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

type TextStyle = { fontSize?: unknown; lineHeight?: unknown };

const lines = (count: number, { fontSize, lineHeight }: TextStyle) =>
  `${count} * ${String(fontSize)} * ${String(lineHeight)}`;

/** The padding of a card's body and the gap between its parts, in pixels. */
export const CARD_SPACE = { padding: 16, gap: 8 };

/**
 * Returns the least heights of the parts below a card's picture, so that cards beside each other
 * and their placeholders align: the lines that are shown of each text, and of a small button.
 */
export function cardHeights({ typography: { caption, h3, body2 } }: Theme, titleLines = 2) {
  return {
    text: `${lines(1, caption)} + ${lines(titleLines, h3)} + ${lines(2, body2)} + 12px`,
    features: `${lines(2, body2)} + 2px`,
    technologies: `${lines(1, caption)} + 4px`,
    meta: lines(1, caption),
    footer: '34px',
  };
}

/** Lets phones, which show one card of a grid at first, render the others as they come near. */
export function renderedWhenNearSx(theme: Theme) {
  const { text, technologies, meta, footer } = cardHeights(theme);
  const space = `${3 * CARD_SPACE.gap + 2 * CARD_SPACE.padding}px`;
  const parts = [text, technologies, meta, footer, space].join(' + ');
  return {
    '& > li': {
      contentVisibility: { xs: 'auto', sm: 'visible' },
      containIntrinsicHeight: `auto calc((100vw - 32px) * 0.625 + ${parts})`,
    },
  } as const;
}
