import type { SxProps, Theme } from '@mui/material/styles';

/** How project cards are laid out. */
export type CardLayout = 'grid' | 'list';

/** Returns the styles of a container of project cards. */
export function cardsSx(layout: CardLayout): SxProps<Theme> {
  return {
    display: 'grid',
    gap: { xs: 2, sm: 3 },
    m: 0,
    p: 0,
    listStyle: 'none',
    gridTemplateColumns:
      layout === 'list' ? '1fr' : { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
  };
}
