import { keyframes } from '@emotion/react';
import Card from '@mui/material/Card';
import { styled, type Theme } from '@mui/material/styles';
import { wrapSx } from '@/theme/mixins';
import type { CardLayout } from './cardLayout';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  } as const;
}

/** Makes a label stand out from a picture of the same colour. */
const outlined = (palette: Theme['vars']['palette']) => `0 0 0 1px ${palette.divider}`;

const column = { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 } as const;

/** The parts that stand for their text while a card is loading. */
const PLACEHOLDERS = ':is(.category, h2, h3, .summary, .technologies, .meta, .price, .details)';

/**
 * The frame of a project card. Its height depends on the texts only where they are longer than what
 * is usual, and is the same while they are loading (`data-loading`). Styling the parts by class
 * here, once per card, keeps the first render of a page of cards fast.
 */
export const CardFrame = styled(Card, { shouldForwardProp: (name) => name !== 'layout' })<{
  layout: CardLayout;
  component?: 'article';
}>(({ theme, layout }) => {
  const { palette } = theme.vars;
  const { typography } = theme;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    transition: 'border-color 150ms, transform 150ms',
    '&:hover, &:focus-within': { borderColor: palette.primary.main },
    '&:hover': { transform: 'translateY(-3px)' },
    '@media (prefers-reduced-motion: reduce)': { '&:hover': { transform: 'none' } },
    '& .picture': {
      position: 'relative',
      flexShrink: 0,
      aspectRatio: '16 / 10',
      overflow: 'hidden',
      backgroundColor: palette.brand.soft,
    },
    '& .mark': {
      ...typography.caption,
      position: 'absolute',
      bottom: 12,
      left: 12,
      padding: '2px 9px',
      borderRadius: 99,
      fontWeight: 650,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      boxShadow: outlined(palette),
      '&[data-mark=owned]': {
        color: palette.background.paper,
        backgroundColor: palette.success.main,
      },
      '&[data-mark=inCart], &[data-mark=new]': {
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
      },
    },
    '& .body': { ...column, padding: 16, gap: 8 },
    '& .text': {
      ...typography.body2,
      display: 'grid',
      alignContent: 'start',
      flexGrow: 1,
      gap: 8,
      // The category, two lines of the title and two of the summary; a list has room for the title.
      minHeight: layout === 'list' ? '4.5lh' : '5.6lh',
    },
    '& .category': {
      ...typography.caption,
      ...clampLines(1),
      margin: '0 0 -4px',
      fontWeight: 650,
      color: palette.text.secondary,
    },
    '& :is(h2, h3)': { ...typography.h3, ...clampLines(2), margin: 0, overflowWrap: 'anywhere' },
    '& .summary': {
      ...clampLines(2),
      margin: 0,
      color: palette.text.secondary,
    },
    '& .technologies': {
      ...typography.caption,
      display: 'flex',
      gap: 6,
      height: 'calc(1lh + 4px)',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      '& > span': { padding: '1px 7px', border: `1px solid ${palette.divider}`, borderRadius: 6 },
      '& > .more': { padding: '2px 0', border: 0 },
    },
    '& .features': {
      ...typography.body2,
      display: 'none',
      gridTemplateColumns: '1fr 1fr',
      gap: '2px 24px',
      minHeight: 'calc(2lh + 2px)',
      [theme.breakpoints.up('md')]: { display: 'grid' },
      '& li': { ...clampLines(1), paddingLeft: 16, position: 'relative' },
      '& li::before': {
        content: '"•"',
        position: 'absolute',
        left: 0,
        color: palette.primary.main,
      },
    },
    '& .meta': {
      ...wrapSx,
      ...typography.caption,
      gap: '2px 12px',
      minHeight: '1lh',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      '& svg': { fontSize: 16 },
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: 2 },
    },
    '& .body > .meta': { containerType: 'inline-size' },
    '& .footer': { ...wrapSx, gap: '4px 12px' },
    '& .price': { fontSize: '1.15rem', fontWeight: 750 },
    '& .details': {
      ...typography.body2,
      lineHeight: '24px',
      marginLeft: 'auto',
      fontWeight: 650,
      color: palette.primary.main,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '&[data-loading]': {
      animation: `${pulse} 1.6s ease-in-out infinite`,
      [`& ${PLACEHOLDERS}`]: { display: 'block' },
      [`& ${PLACEHOLDERS}::before`]: {
        content: '"\\200b"',
        display: 'block',
        width: '60%',
        minWidth: '4em',
        borderRadius: theme.vars.shape.borderRadius,
        backgroundColor: palette.Skeleton.bg,
      },
      '& .summary::before': { content: '"\\200b\\A\\200b"', width: '100%', whiteSpace: 'pre' },
    },
    '@container (max-width: 14rem)': {
      '& .picture': { aspectRatio: '2 / 1' },
      '& .mark': { bottom: 6, left: 6 },
      '& .body': { padding: 8, gap: 2 },
      '& .text': { gap: 2, minHeight: '4.95em' },
      '& :is(h2, h3)': { fontSize: '0.9375rem', lineHeight: 1.2 },
      '& .category': { margin: 0, lineHeight: 1.2 },
      '& .summary': { ...typography.caption, ...clampLines(1), lineHeight: 1.2 },
      '& :is(.technologies, .demo svg, .unit)': { display: 'none' },
      '& .meta': { columnGap: 8 },
      '& .footer': { columnGap: 6, rowGap: 0 },
      '& .price': { fontSize: '1rem' },
      '& .details': { ...typography.caption, lineHeight: '18px', fontWeight: 650 },
    },
    ...(layout === 'list' && {
      flexDirection: 'row',
      // A phone has room for few words beside the picture.
      [theme.breakpoints.down('sm')]: {
        '& .picture': { width: 112 },
        '& .mark': { bottom: 6, left: 6 },
        '& .body': { gap: 6, padding: 12 },
        '& .text': { gap: 4, minHeight: 0 },
        '& h2': { fontSize: '1rem' },
        '& .technologies': { display: 'none' },
      },
      [theme.breakpoints.up('sm')]: {
        '& .picture': { width: 300 },
      },
    }),
  };
});
