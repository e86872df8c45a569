import { FilterBar, type useGridParameters } from '@/features/admin';
import { NativeSelect } from '@/ui/NativeSelect';
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
    <FilterBar
      searchLabel="Search by text, project or customer"
      search={search}
      onSearch={(text) => change({ search: text }, { replace: true })}
    >
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
    </FilterBar>
  );
}
