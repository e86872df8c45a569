import { lazy, memo, Suspense } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Facets } from '@/api/catalogApi';
import type { ListFilters } from './listFilters';

// Without its code the filters are missing; the list itself works.
const FilterRail = lazy(() =>
  import('./filters/FilterRail').catch(() => ({ default: () => <></> })),
);

const LINES = 8;

type FilterColumnProps = {
  /** Undefined until the first answer; the column keeps its place. */
  facets: Facets | undefined;
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
};

const placeholder = (
  <Box aria-hidden sx={{ display: 'grid', gap: 1.75 }}>
    {Array.from({ length: LINES }, (_entry, index) => (
      <Skeleton key={index} animation={false} height={20} width={index === 0 ? 90 : 200} />
    ))}
  </Box>
);

/** The column of the filters, on screens with room beside the cards. */
export const FilterColumn = memo(function FilterColumn({
  facets,
  filters,
  onChange,
}: FilterColumnProps) {
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'), { noSsr: true });
  return (
    <Box
      component="aside"
      aria-label="Filters"
      sx={{ display: { xs: 'none', md: 'block' }, width: 232, flexShrink: 0 }}
    >
      {facets && isWide ? (
        <Suspense fallback={placeholder}>
          <FilterRail facets={facets} filters={filters} onChange={onChange} />
        </Suspense>
      ) : (
        placeholder
      )}
    </Box>
  );
});
