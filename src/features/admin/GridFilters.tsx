import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { NativeSelect } from '@/ui/NativeSelect';
import { SearchBox } from '@/ui/SearchBox';
import type { Grid, GridChoice, GridFilterTable, GridParameters } from './adminTable';

const ALL = { value: '', label: 'All' };

type GridFiltersProps<Parameters extends GridParameters> = {
  grid: Grid<Parameters>;
  /** The list; its filters with a drop-down offer "All" as well. */
  table: { searchLabel: string; filters: GridFilterTable };
  /** The choices of filters that only the backend knows, by their parameters. */
  choices?: Readonly<Record<string, readonly GridChoice[]>>;
  /** Further filters, and actions. */
  children?: ReactNode;
};

/** The search field of a grid above its filters, which are laid out in pairs on phones. */
export function GridFilters<Parameters extends GridParameters>({
  grid: { parameters, change },
  table: { searchLabel, filters },
  choices = {},
  children,
}: GridFiltersProps<Parameters>) {
  const values = new Map<string, unknown>(Object.entries(parameters));
  const set = (name: string, value: unknown, options?: { replace: boolean }) =>
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
      {Object.entries(filters).map(([name, filter]) => {
        const offered = choices[name] ?? filter.choices;
        return (
          offered && (
            <NativeSelect
              key={name}
              label={filter.label ?? name}
              value={String(values.get(name))}
              options={[ALL, ...offered.map(([value, label]) => ({ value: String(value), label }))]}
              onChange={(value) => set(name, filter(value))}
            />
          )
        );
      })}
      {children}
    </Box>
  );
}
