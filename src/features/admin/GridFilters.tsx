import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { NativeSelect } from '@/ui/NativeSelect';
import { SearchBox } from '@/ui/SearchBox';
import type { Grid, GridChoice, GridParameters } from './useGridParameters';

const ALL = { value: '', label: 'All' };

type GridFiltersProps<Parameters extends GridParameters> = {
  grid: Grid<Parameters>;
  /** Label of the search field; says what is searched. */
  searchLabel: string;
  /** The filters with a drop-down, which offers "All" as well, by their parameters. */
  selects: Readonly<Record<string, { label: string; choices: readonly GridChoice[] }>>;
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
  const values = new Map<string, unknown>(Object.entries(parameters));
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
      {Object.entries(selects).map(([name, { label, choices }]) => (
        <NativeSelect
          key={name}
          label={label}
          value={String(values.get(name))}
          options={[ALL, ...choices.map(([value, text]) => ({ value, label: text }))]}
          onChange={(value) => set(name, value)}
        />
      ))}
      {children}
    </Box>
  );
}
