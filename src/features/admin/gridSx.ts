import { radii } from '@/theme/tokens';

/** Styles for the Data Grid beyond those of the theme. */
export const gridSx = {
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  '& .MuiDataGrid-columnHeader': { color: 'text.secondary' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  // Leaves the space in a narrow column to its heading.
  '& .MuiDataGrid-sortButton': { width: 28, height: 28 },
  '& .MuiDataGrid-cell': { lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
  // Plain classes: a style per cell would slow down scrolling with a thousand cells.
  '& .cell-line': {
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .cell-clamp': {
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .cell-lines': { minWidth: 0 },
  '& .cell-note': { typography: 'caption', color: 'text.secondary' },
  // Controls in a cell show their own focus ring; a clicked cell shows none.
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible': {
      outline: '3px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-3px',
    },
  },
} as const;
