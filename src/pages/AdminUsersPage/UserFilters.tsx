import Box from '@mui/material/Box';
import type { useGridAddress } from '@/features/admin';
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
  ReturnType<typeof useGridAddress<typeof userGrid>>,
  'address' | 'change'
>;

/** Filters the users by search, role and verification. */
export function UserFilters({ address, change }: UserFiltersProps) {
  const { search, filters } = address;
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
