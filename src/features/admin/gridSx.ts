import { radii } from '@/theme/tokens';

/** The Data Grid in the look of the shop; what is not said here it takes from the theme. */
export const gridSx = {
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  '& .MuiDataGrid-columnHeader': { color: 'text.secondary' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-cell': { lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
  // Plain classes, for a style of its own in each of a thousand cells would make scrolling rough.
  '& .cell-line': {
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .cell-lines': { minWidth: 0 },
  '& .cell-note': { typography: 'caption', color: 'text.secondary' },
  // A control in a cell shows the focus itself; a cell that was merely pressed shows none.
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible': {
      outline: '3px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-3px',
    },
  },
} as const;
