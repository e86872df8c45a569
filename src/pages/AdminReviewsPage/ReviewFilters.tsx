import Box from '@mui/material/Box';
import type { useGridParameters } from '@/features/admin';
import { NativeSelect } from '@/ui/NativeSelect';
import { SearchBox } from '@/ui/SearchBox';
import type { reviewGrid } from './reviewGrid';

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
];
const STARS = [
  { value: '', label: 'All' },
  ...['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} ★` })),
];

type ReviewFiltersProps = Pick<
  ReturnType<typeof useGridParameters<typeof reviewGrid>>,
  'parameters' | 'change'
>;

/** Filters the reviews by search, status and stars. */
export function ReviewFilters({ parameters, change }: ReviewFiltersProps) {
  const { search, filters } = parameters;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', flexGrow: 1, flexBasis: { xs: '100%', md: 0 } }}>
        <SearchBox
          label="Search by text, project or customer"
          value={search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
      </Box>
      <NativeSelect
        label="Status"
        value={filters.status}
        options={STATUSES}
        onChange={(status) => change({ filters: { status } })}
      />
      <NativeSelect
        label="Stars"
        value={filters.stars}
        options={STARS}
        onChange={(stars) => change({ filters: { stars } })}
      />
    </Box>
  );
}
