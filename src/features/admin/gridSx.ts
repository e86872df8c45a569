/** The Data Grid in the look of the shop; its colours come from the theme. */
export const gridSx = {
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
  '--DataGrid-t-header-background-base': 'var(--mui-palette-background-paper)',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
  '& .MuiDataGrid-columnHeader': { color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-cell': { lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-3px',
  },
} as const;
