import { memo, useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import TuneIcon from '@mui/icons-material/TuneRounded';
import type { Facets } from '@/api/catalogApi';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import type { FilterSheetProps } from './filters/FilterSheet';
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

const FilterPanel = lazyPart(() => import('./filters/FilterPanel'), {
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
        <FilterPanel facets={facets} filters={filters} onChange={onChange} />
      ) : (
        placeholder
      )}
    </Box>
  );
});

const FilterSheet = lazyPart(() => import('./filters/FilterSheet'), {
  name: 'the filters',
  loading: null,
  fallback: offerRetryInCorner,
});

type FilterButtonProps = Omit<FilterSheetProps, 'facets' | 'isOpen' | 'onClose' | 'isFiltered'> & {
  /** Undefined until the first response. */
  facets: Facets | undefined;
  /** The number of active filters. */
  count: number;
};

/** Opens the filters in a sheet, on screens too narrow for a column. */
export function FilterButton({ facets, count, ...sheet }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        disabled={!facets}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `Filters, ${count} active` : 'Filters'}
        startIcon={
          <Badge badgeContent={count} color="primary">
            <TuneIcon />
          </Badge>
        }
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        sx={{ display: { md: 'none' }, flexShrink: 0 }}
      >
        Filters
      </Button>
      {wasOpened && facets && (
        <FilterSheet
          {...sheet}
          facets={facets}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          isFiltered={count > 0}
        />
      )}
    </>
  );
}
