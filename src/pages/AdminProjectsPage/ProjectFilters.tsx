import { useCategoriesQuery } from '@/api/showcaseApi';
import { FilterBar, type useGridParameters } from '@/features/admin';
import { NativeSelect } from '@/ui/NativeSelect';
import type { projectGrid } from './projectGrid';

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

type ProjectFiltersProps = Pick<
  ReturnType<typeof useGridParameters<typeof projectGrid>>,
  'parameters' | 'change'
>;

/** Filters the projects by search, category and status. */
export function ProjectFilters({ parameters, change }: ProjectFiltersProps) {
  const { search, filters } = parameters;
  const { currentData } = useCategoriesQuery();
  // A category in the URL is offered even if the backend no longer lists it.
  const categories = [...new Set([...(currentData?.categories ?? []), filters.category])].filter(
    Boolean,
  );

  return (
    <FilterBar
      searchLabel="Search projects..."
      search={search}
      onSearch={(text) => change({ search: text }, { replace: true })}
    >
      <NativeSelect
        label="Category"
        value={filters.category}
        options={[
          { value: '', label: 'All' },
          ...categories.map((category) => ({ value: category, label: category })),
        ]}
        onChange={(category) => change({ filters: { category } })}
      />
      <NativeSelect
        label="Status"
        value={filters.status}
        options={STATUSES}
        onChange={(status) => change({ filters: { status } })}
      />
    </FilterBar>
  );
}
