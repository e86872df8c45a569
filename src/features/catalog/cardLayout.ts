import type { SxProps, Theme } from '@mui/material/styles';

/** How project cards are laid out. */
export type CardLayout = 'grid' | 'list';

/** Styles that cut a text off after `lines` lines. */
export function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  } as const;
}

/** The shape of a project card; its skeleton has the same. */
export const cardSx = {
  card: (layout: CardLayout): SxProps<Theme> => ({
    position: 'relative',
    display: 'flex',
    flexDirection: layout === 'list' ? { xs: 'column', sm: 'row' } : 'column',
    height: '100%',
    transition: 'border-color 150ms, transform 150ms',
    '&:hover, &:focus-within': { borderColor: 'primary.main' },
    '&:hover': { transform: 'translateY(-3px)' },
    '@media (prefers-reduced-motion: reduce)': { '&:hover': { transform: 'none' } },
  }),
  picture: (layout: CardLayout): SxProps<Theme> => ({
    position: 'relative',
    flexShrink: 0,
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    bgcolor: 'brand.soft',
    ...(layout === 'list' && { width: { sm: 260, md: 300 } }),
  }),
  /** As high as two lines of title and of text, however short they are. */
  text: { display: 'grid', alignContent: 'start', gap: 1, minHeight: 104 },
  meta: { display: 'flex', alignItems: 'center', gap: 0.25, color: 'text.secondary' },
  body: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 1, p: 2, minWidth: 0 },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 0.5,
    mt: 'auto',
    minHeight: 34,
  },
} as const;

/** The grid or list that project cards stand in. */
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
