import type { Components, Theme } from '@mui/material/styles';
import { radii } from '../tokens';

export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderRadius: radii.card },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radii.card } },
  },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ borderBottom: `1px solid ${vars.palette.divider}` }),
    },
  },
  MuiDialog: {
    defaultProps: {
      fullWidth: true,
      maxWidth: 'xs',
      slotProps: { paper: { variant: 'outlined' } },
    },
    styleOverrides: {
      paper: { margin: 16, width: 'calc(100% - 32px)' },
      paperFullScreen: { margin: 0, width: '100%', border: 0, borderRadius: 0 },
    },
  },
  // An open menu is above the toasts, whose place is beside it.
  MuiPopover: { styleOverrides: { root: ({ theme }) => ({ zIndex: theme.zIndex.snackbar + 1 }) } },
  MuiDrawer: { styleOverrides: { root: ({ theme }) => ({ zIndex: theme.zIndex.snackbar + 1 }) } },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({
        ...typography.h3,
        padding: '24px 24px 12px',
        overflowWrap: 'anywhere',
      }),
    },
  },
  // Room for the label of a field that comes first, also within a form.
  MuiDialogContent: { styleOverrides: { root: { paddingTop: 8, paddingBottom: 8 } } },
  MuiDialogContentText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  MuiDialogActions: {
    styleOverrides: { root: { flexWrap: 'wrap', gap: 12, padding: '16px 24px 24px' } },
    defaultProps: { disableSpacing: true },
  },
};
