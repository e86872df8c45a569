import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { SearchBox } from '@/ui/SearchBox';

type FilterBarProps = {
  /** Label of the search field; says what is searched. */
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** The other filters, and bulk actions. */
  children: ReactNode;
};

/** The search field of an admin list above its filters, which are laid out in pairs on phones. */
export function FilterBar({ searchLabel, search, onSearch, children }: FilterBarProps) {
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '16px 12px',
        mb: 2,
      }}
    >
      <Box
        sx={{ display: 'flex', gridColumn: '1 / -1', flex: { sm: '1 0 100%', lg: '1 1 340px' } }}
      >
        <SearchBox label={searchLabel} value={search} onSearch={onSearch} />
      </Box>
      {children}
    </Box>
  );
}
