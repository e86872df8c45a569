import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { NativeSelect } from '@/ui/NativeSelect';
import { SearchBox } from '@/ui/SearchBox';
import type { Grid, GridParameters } from './useGridParameters';

const ALL = { value: '', label: 'All' };

/** A filter with a drop-down, which offers "All" as well. */
export type GridSelect<Parameters> = {
  name: keyof Parameters & string;
  label: string;
  options: readonly { value: string; label: string }[];
};

type GridFiltersProps<Parameters extends GridParameters> = {
  grid: Grid<Parameters>;
  /** Label of the search field; says what is searched. */
  searchLabel: string;
  selects: readonly GridSelect<Parameters>[];
  /** Further filters, and actions. */
  children?: ReactNode;
};

/** The search field of a grid above its filters, which are laid out in pairs on phones. */
export function GridFilters<Parameters extends GridParameters>({
  grid: { parameters, change },
  searchLabel,
  selects,
  children,
}: GridFiltersProps<Parameters>) {
  const set = (name: string, value: string, options?: { replace: boolean }) =>
    change({ [name]: value } as Partial<Parameters>, options);
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
        <SearchBox
          label={searchLabel}
          value={parameters.search}
          onSearch={(text) => set('search', text, { replace: true })}
        />
      </Box>
      {selects.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          label={label}
          value={String(parameters[name])}
          options={[ALL, ...options]}
          onChange={(value) => set(name, value)}
        />
      ))}
      {children}
    </Box>
  );
}
