import { styled } from '@mui/material/styles';
import { focusRing } from '@/theme/mixins';

/** Three rising bars; the difficulty level sets how many have the first colour. */
function levelBars(reached: string, rest: string, level: number): string {
  return [40, 70, 100]
    .map((height, bar) => {
      const color = bar < level ? reached : rest;
      return `linear-gradient(${color}, ${color}) ${bar * 6}px 100% / 3px ${height}% no-repeat`;
    })
    .join(', ');
}

/**
 * The grid of idea cards and their skeletons, with one to three columns. The parts of a card are
 * styled here by class, once for all cards, since a dozen of them re-render on each key in the
 * search box.
 */
export const IdeaGrid = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  const { typography } = theme;
  return {
    display: 'grid',
    gap: 16,
    [theme.breakpoints.up('sm')]: { gap: 24, gridTemplateColumns: 'repeat(2, 1fr)' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    '& > li': { display: 'grid', minWidth: 0 },
    '& article': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: 12,
      minWidth: 0,
      minHeight: 248,
      padding: 20,
      border: `1px solid ${palette.divider}`,
      borderRadius: 14,
      backgroundColor: palette.background.paper,
      transition: 'border-color 150ms, transform 150ms',
      '&:hover, &:focus-within': { borderColor: palette.primary.main },
      '&:hover': { transform: 'translateY(-3px)' },
      '@media (prefers-reduced-motion: reduce)': { '&:hover': { transform: 'none' } },
    },
    '& .kind': {
      ...typography.caption,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '0 10px',
      // Next to a long category the level does not fit, so it gets its own line in every card.
      [theme.breakpoints.between('sm', 'lg')]: {
        gridTemplateColumns: 'auto 1fr',
        '& .tile': { gridRow: '1 / span 2' },
        '& .category': { alignSelf: 'end' },
        '& .difficulty': { gridColumn: 2, alignSelf: 'start', margin: 0 },
      },
    },
    '& .tile': { fontSize: 25 },
    '& .category': { minWidth: 0, fontWeight: 650 },
    '& .difficulty': {
      marginLeft: 'auto',
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
      '&::before': {
        content: '""',
        display: 'inline-block',
        width: 15,
        height: 12,
        marginRight: 6,
        verticalAlign: -1,
        background: levelBars(palette.primary.main, palette.divider, 1),
      },
      '&.Intermediate::before': {
        background: levelBars(palette.primary.main, palette.divider, 2),
      },
      '&.Advanced::before': {
        background: levelBars(palette.primary.main, palette.divider, 3),
      },
    },
    '& h3': { ...typography.h3, margin: 0, fontSize: '1.12rem', textWrap: 'wrap' },
    '& .open': {
      padding: 0,
      border: 0,
      font: 'inherit',
      letterSpacing: 'inherit',
      textAlign: 'start',
      color: 'inherit',
      background: 'none',
      cursor: 'pointer',
      outline: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 13 },
      '&:focus-visible::after': focusRing,
    },
    '& .description': { ...typography.body2, margin: 0, color: palette.text.secondary },
    '& .footer': {
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: 12,
      marginTop: 'auto',
    },
    '& .tags': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 6,
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
    '& .tags li': {
      ...typography.caption,
      padding: '1px 8px',
      borderRadius: 6,
      backgroundColor: palette.brand.soft,
    },
    '& .actions': {
      ...typography.body2,
      display: 'flex',
      gap: 14,
      fontWeight: 650,
      color: palette.primary.main,
      '& a': {
        // Above the button that covers the card, and large enough for a thumb.
        position: 'relative',
        zIndex: 1,
        margin: '-10px -7px',
        padding: '10px 7px',
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      },
    },
  };
});
