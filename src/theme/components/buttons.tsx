import CircularProgress from '@mui/material/CircularProgress';
import type { Components, Theme } from '@mui/material/styles';
import { borderedInForcedColors, onTouch, selectedInForcedColors, TOUCH_TARGET } from '../mixins';
import { ShopLink } from './ShopLink';

/** Heights in pixels. */
const heights = { small: 34, medium: 40, large: 48 } as const;

const onHover = '@media (hover: hover)';
const tinted = { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' } as const;
/** A small text button, single or in a group. */
const smallText = {
  minHeight: heights.small,
  padding: '3px 12px',
  fontSize: '0.875rem',
  [onTouch]: { minHeight: TOUCH_TARGET },
} as const;

/** A disc over the corner of a card, in a target for a thumb. */
const corner = {
  position: 'absolute',
  zIndex: 1,
  top: 1,
  left: 1,
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  padding: 7,
  border: 0,
  borderRadius: '50%',
  backgroundClip: 'content-box',
  fontSize: 20,
  '&.Mui-disabled': { visibility: 'hidden' },
} as const;

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: ShopLink },
    // Safari knows `user-select` by this name alone.
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    defaultProps: {
      disableElevation: true,
      loadingIndicator: <CircularProgress size={22} color="inherit" aria-label="In progress" />,
    },
    styleOverrides: {
      root: ({ theme: { vars, transitions } }) => ({
        minWidth: 0,
        minHeight: heights.medium,
        padding: '4px 18px',
        // The main thread draws each frame of other colors, which a page that has just started has no time for.
        transition: transitions.create('background-color'),
        lineHeight: 1.5,
        ...borderedInForcedColors,
        // The link to the current page.
        '&[aria-current=page]': selectedInForcedColors,
        variants: [
          { props: { size: 'small' }, style: smallText },
          { props: { size: 'medium' }, style: { [onTouch]: { minHeight: TOUCH_TARGET } } },
          {
            props: { size: 'large' },
            style: { minHeight: heights.large, padding: '6px 24px', fontSize: '1rem' },
          },
          { props: { variant: 'text' }, style: { [onHover]: { '&:hover': tinted } } },
          {
            props: { variant: 'outlined' },
            style: { borderColor: 'currentColor', [onHover]: { '&:hover': tinted } },
          },
          {
            props: { variant: 'signal' },
            style: {
              color: vars.palette.brand.onSignal,
              backgroundColor: vars.palette.brand.signal,
              [onHover]: { '&:hover': { backgroundColor: vars.palette.brand.signalStrong } },
              '&.Mui-disabled': { backgroundColor: vars.palette.action.disabledBackground },
            },
          },
          {
            props: { variant: 'onBrand' },
            style: {
              color: vars.palette.brand.deep,
              backgroundColor: vars.palette.brand.onHero,
              [onHover]: { '&:hover': { backgroundColor: vars.palette.brand.onHeroMuted } },
            },
          },
          // A busy button keeps its background; the spinner replaces the text.
          ...(['primary', 'error'] as const).map((color) => ({
            props: { variant: 'contained', color, loading: true } as const,
            style: { '&.Mui-disabled': { backgroundColor: vars.palette[color].main } },
          })),
          {
            props: { variant: 'signal', loading: true },
            style: { '&.Mui-disabled': { backgroundColor: vars.palette.brand.signal } },
          },
        ],
      }),
      loadingIndicator: ({ theme: { vars } }) => ({
        color: vars.palette.text.primary,
        variants: [
          { props: { variant: 'signal' }, style: { color: vars.palette.brand.onSignal } },
          ...(['primary', 'error'] as const).map((color) => ({
            props: { variant: 'contained', color } as const,
            style: { color: vars.palette[color].contrastText },
          })),
        ],
      }),
    },
  },
  MuiFab: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.primary.main,
        backgroundColor: vars.palette.background.paper,
        border: `1px solid ${vars.palette.brand.control}`,
        '&:hover': { backgroundColor: vars.palette.brand.soft },
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        width: heights.medium,
        height: heights.medium,
        padding: 0,
        borderRadius: theme.shape.borderRadius,
        [onHover]: { '&:hover': tinted },
        [onTouch]: { width: TOUCH_TARGET, height: TOUCH_TARGET },
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: 36,
              height: 36,
              fontSize: 20,
              [onTouch]: { width: heights.medium, height: heights.medium },
            },
          },
        ],
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: heights.medium,
        [onTouch]: { minHeight: TOUCH_TARGET, minWidth: TOUCH_TARGET },
        padding: '0 8px',
        lineHeight: 1.5,
        color: vars.palette.text.primary,
        backgroundColor: vars.palette.background.paper,
        '&.Mui-selected': {
          color: vars.palette.primary.main,
          backgroundColor: vars.palette.brand.soft,
          '&:hover': { backgroundColor: vars.palette.brand.soft },
          ...selectedInForcedColors,
        },
        variants: [
          { props: { size: 'small' }, style: smallText },
          { props: { size: 'corner' }, style: corner },
          {
            props: { color: 'primary' },
            style: {
              '&.Mui-selected': {
                color: vars.palette.primary.contrastText,
                backgroundColor: vars.palette.primary.main,
                '&:hover': { backgroundColor: vars.palette.primary.dark },
              },
            },
          },
        ],
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { flexWrap: 'wrap', gap: 6 },
      // Has gaps, so that a group can wrap onto several lines.
      grouped: ({ theme: { shape, vars } }) => ({
        margin: 0,
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: shape.borderRadius,
        '&.Mui-selected': { borderColor: vars.palette.primary.main },
      }),
    },
  },
};
