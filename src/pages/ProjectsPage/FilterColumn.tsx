import { memo, Suspense, useState } from 'react';
import TuneIcon from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Facets } from '@/api/catalogApi';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import type { ListFilters } from './filters';
import type { SheetProps } from './filters/FilterPart';

const LINES = 8;

type FilterColumnProps = {
  /** Undefined until the first response; the column keeps its space. */
  facets: Facets | undefined;
  filters: ListFilters;
  onChange: (changes: ListFilters) => void;
};

const placeholder = (
  <Box aria-hidden sx={{ display: 'grid', gap: 1.75 }}>
    {Array.from({ length: LINES }, (_entry, index) => (
      <Skeleton key={index} animation={false} height={20} width={index === 0 ? 90 : 200} />
    ))}
  </Box>
);

const FilterPart = lazyPart(() => import('./filters/FilterPart'), {
  name: 'the filters',
  fallback: offerRetryInCorner,
});

/** The column of filters, on wide screens. */
export const FilterColumn = memo(function FilterColumn({
  facets,
  filters,
  onChange,
}: FilterColumnProps) {
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'));
  return (
    <Box
      component="aside"
      aria-label="Filters"
      sx={{ display: { xs: 'none', md: 'block' }, width: 232, flexShrink: 0 }}
    >
      {facets && isWide ? (
        <Suspense fallback={placeholder}>
          <FilterPart facets={facets} filters={filters} onChange={onChange} />
        </Suspense>
      ) : (
        placeholder
      )}
    </Box>
  );
});

type FilterButtonProps = FilterColumnProps & {
  /** The number of active filters. */
  count: number;
} & Pick<SheetProps, 'total'>;

/** Opens the filters in a sheet, on screens too narrow for a column. */
export function FilterButton({ facets, filters, onChange, count, total }: FilterButtonProps) {
  /** Null until the sheet is first opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        disabled={!facets}
        aria-haspopup="dialog"
        startIcon={<TuneIcon />}
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' }, flexShrink: 0 }}
      >
        <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
      </Button>
      {isOpen !== null && facets && (
        <Suspense fallback={null}>
          <FilterPart
            facets={facets}
            filters={filters}
            onChange={onChange}
            sheet={{ isOpen, onClose: () => setOpen(false), total, isFiltered: count > 0 }}
          />
        </Suspense>
      )}
    </>
  );
}
