import { memo } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Facets } from '@/api/catalogApi';
import { lazyPart } from '@/ui/lazyPart';
import type { ListFilters } from './listFilters';

const LINES = 8;

type FilterColumnProps = {
  /** Undefined until the first response; the column keeps its space. */
  facets: Facets | undefined;
  filters: ListFilters;
  onChange: (changes: Partial<ListFilters>) => void;
};

const placeholder = (
  <Box aria-hidden sx={{ display: 'grid', gap: 1.75 }}>
    {Array.from({ length: LINES }, (_entry, index) => (
      <Skeleton key={index} animation={false} height={20} width={index === 0 ? 90 : 200} />
    ))}
  </Box>
);

const FilterRail = lazyPart(() => import('./filters/FilterRail'), {
  name: 'the filters',
  loading: placeholder,
});

/** The column of filters, on wide screens. */
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
        <FilterRail facets={facets} filters={filters} onChange={onChange} />
      ) : (
        placeholder
      )}
    </Box>
  );
});
