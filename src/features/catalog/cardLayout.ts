import type { SxProps, Theme } from '@mui/material/styles';

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
export function cardsSx(layout: CardLayout): SxProps<Theme> {
  return {
    display: 'grid',
    gap: { xs: 2, sm: 3 },
    m: 0,
    p: 0,
    listStyle: 'none',
    gridTemplateColumns: COLUMNS[layout],
  };
}
