import type { Components, Theme } from '@mui/material/styles';
import { borderedInForcedColors, selectedInForcedColors } from '../mixins';
import { radii } from '../tokens';
import { ShopLink } from './ShopLink';

/** Text of people stands in its own direction, and `globalStyles` keeps its marks within it. */
const written = { defaultProps: { dir: 'auto' } } as const;

/** What shows content and its state: chips, alerts, tables, menus, links, progress and the like. */
export const display: Components<Theme> = {
  MuiTypography: written,
  MuiFormHelperText: written,
  MuiTableCell: {
    ...written,
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, verticalAlign: 'top' }),
      head: ({ theme }) => ({ fontWeight: 650, backgroundColor: theme.vars.palette.brand.soft }),
    },
  },
  MuiChip: {
    ...written,
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 650,
        ...borderedInForcedColors,
        variants: [
          {
            props: { variant: 'filled', color: 'default' },
            style: {
              color: theme.vars.palette.primary.main,
              backgroundColor: theme.vars.palette.brand.soft,
            },
          },
          {
            props: { variant: 'outlined', color: 'default' },
            style: {
              color: theme.vars.palette.text.secondary,
              borderColor: theme.vars.palette.brand.control,
            },
          },
        ],
      }),
      sizeSmall: { fontSize: '0.75rem' },
      deleteIcon: { margin: 0, color: 'inherit', '&:hover': { color: 'inherit' } },
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined', slotProps: { message: { dir: 'auto' } } },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        '& ul': { margin: '4px 0 0', paddingLeft: 20 },
      }),
      message: { flex: '1 1 200px', overflowWrap: 'anywhere' },
      action: { flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: 0, padding: '4px 0' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { fontWeight: 650 } } },
  MuiTable: {
    styleOverrides: {
      root: { '& caption': { padding: '0 0 4px', captionSide: 'top' } },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: { backgroundColor: 'transparent', '&::before': { display: 'none' } },
    },
    variants: [
      {
        props: { variant: 'outlined' },
        style: ({ theme }) => ({
          borderRadius: radii.card,
          backgroundColor: theme.vars.palette.background.paper,
        }),
      },
    ],
  },
  MuiAccordionSummary: {
    styleOverrides: {
      // The summary is a button, which does not inherit the font of the page.
      root: ({ theme }) => ({ ...theme.typography.body1, fontWeight: 650 }),
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { paddingTop: 0 } } },
  MuiPaginationItem: {
    defaultProps: { shape: 'rounded', color: 'primary' },
    styleOverrides: {
      root: {
        minWidth: 34,
        height: 34,
        fontWeight: 650,
        '&.Mui-selected': selectedInForcedColors,
      },
      ellipsis: { lineHeight: '34px' },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded', animation: 'wave' },
    styleOverrides: { root: { maxWidth: '100%' } },
  },
  // A line that shrinks has the main thread draw each frame.
  MuiCircularProgress: { defaultProps: { disableShrink: true } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { borderRadius: 2, ...borderedInForcedColors },
      bar: selectedInForcedColors,
    },
  },
  MuiTooltip: {
    // Never intercepts the pointer.
    defaultProps: { disableInteractive: true },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme: { vars } }) => ({
        color: vars.palette.primary.contrastText,
        backgroundColor: vars.palette.primary.main,
      }),
      root: { fontWeight: 700 },
    },
  },
  MuiBadge: {
    defaultProps: { color: 'primary' },
    styleOverrides: { badge: { fontWeight: 700 } },
  },
  MuiRating: {
    styleOverrides: {
      iconFilled: ({ theme: { vars } }) => ({ color: vars.palette.brand.star }),
      iconHover: ({ theme: { vars } }) => ({ color: vars.palette.brand.star }),
      iconEmpty: ({ theme: { vars } }) => ({ color: vars.palette.brand.control }),
    },
  },
  MuiLink: {
    defaultProps: { component: ShopLink },
    styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({ ...typography.body2 }),
      // Large enough to touch, without making the line higher.
      li: { '& > a': { display: 'inline-block', padding: '2px 0', margin: '-2px 0' } },
    },
  },
  MuiMenu: {
    defaultProps: { slotProps: { paper: { variant: 'outlined' } } },
    styleOverrides: { paper: { minWidth: 190, maxWidth: 300 } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&:hover': { backgroundColor: vars.palette.brand.soft },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars.palette.brand.soft },
        // The link to the current page.
        '&[aria-current=page]': { color: vars.palette.primary.main, ...selectedInForcedColors },
      }),
    },
  },
};
