import Box from '@mui/material/Box';
import type { useGridParameters } from '@/features/admin';
import { NativeSelect } from '@/ui/NativeSelect';
import { SearchBox } from '@/ui/SearchBox';
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', flexGrow: 1, flexBasis: { xs: '100%', md: 0 } }}>
        <SearchBox
          label="Search by name, email or phone"
          value={search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
      </Box>
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
    </Box>
  );
}
