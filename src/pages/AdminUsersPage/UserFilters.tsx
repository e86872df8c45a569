import { FilterBar, type useGridParameters } from '@/features/admin';
import { NativeSelect } from '@/ui/NativeSelect';
import type { userGrid } from './userGrid';

const ROLES = [
  { value: '', label: 'All' },
  { value: 'user', label: 'Users' },
  { value: 'admin', label: 'Admins' },
];
const VERIFICATIONS = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

type UserFiltersProps = Pick<
  ReturnType<typeof useGridParameters<typeof userGrid>>,
  'parameters' | 'change'
>;

/** Filters the users by search, role and verification. */
export function UserFilters({ parameters, change }: UserFiltersProps) {
  const { search, filters } = parameters;
  return (
    <FilterBar
      searchLabel="Search by name, email or phone"
      search={search}
      onSearch={(text) => change({ search: text }, { replace: true })}
    >
      <NativeSelect
        label="Role"
        value={filters.role}
        options={ROLES}
        onChange={(role) => change({ filters: { role } })}
      />
      <NativeSelect
        label="Verified"
        value={filters.verified}
        options={VERIFICATIONS}
        onChange={(verified) => change({ filters: { verified } })}
      />
    </FilterBar>
  );
}
