import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import TuneIcon from '@mui/icons-material/TuneRounded';
import type { Facets } from '@/api/catalogApi';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import type { FilterSheetProps } from './filters/FilterSheet';

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
