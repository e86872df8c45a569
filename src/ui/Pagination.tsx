import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  PAGINATION_BREAKPOINT_PX,
  PAGINATION_SIBLINGS_NARROW,
  PAGINATION_SIBLINGS_WIDE,
} from '@/config/constants';
import { pageChoices, pageWindow } from '@/lib/pageWindow';
import { rowSx, wrapSx } from '@/theme/mixins';
import { NativeSelect } from './NativeSelect';
import { usePause } from './usePause';

type PaginationProps = {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  /** Whether First and Last stand beside the numbers, as the specification wants of some lists. */
  hasEnds?: boolean;
};

/** On phones, page numbers are as large as a finger and narrow enough for two rows. */
const itemSx = {
  minWidth: { xs: 44, sm: 34 },
  height: { xs: 44, sm: 34 },
  mx: { xs: 0, sm: '3px' },
  px: { xs: 0.25, sm: '6px' },
} as const;

/** A drop-down with more options than this is rebuilt only once the total is stable. */
const OPTIONS_AT_ONCE = 100;
const SETTLE_MS = 800;
/** Height of a target by breakpoint, in pixels. */
const TARGET = { xs: 44, sm: 40 };

/** Returns the number of pages to offer; for many pages, the last stable number. */
function useSettledTotal(totalPages: number): number {
  const [settled, setSettled] = useState(totalPages);
  const { after } = usePause();
  if (settled !== totalPages && totalPages <= OPTIONS_AT_ONCE) setSettled(totalPages);
  useEffect(() => {
    after(SETTLE_MS, () => startTransition(() => setSettled(totalPages)));
  }, [after, totalPages]);
  return settled;
}

/** Browsers are slow with a thousand options, so other updates render first. */
const GoToPage = memo(function GoToPage({ page, totalPages, onChange }: PaginationProps) {
  const options = useMemo(
    () =>
      pageChoices(page, totalPages).map((choice) => ({ value: `${choice}`, label: `${choice}` })),
    [page, totalPages],
  );
  return (
    // Remounted for each total, so that the options are built before they enter the document.
    <NativeSelect
      key={totalPages}
      label="Go to page"
      value={String(page)}
      options={options}
      onChange={(value) => onChange(Number(value))}
      sx={{ minWidth: { xs: 100, sm: 124 }, '& select': { minHeight: { xs: 27, sm: 23 } } }}
    />
  );
});

/**
 * Previous, numbered pages, Next and go-to-page, and First and Last if wanted; renders nothing for a single page.
 * A focused step that ends at the first or last page passes the focus to the number of that page.
 */
export const Pagination = memo(function Pagination({
  page,
  totalPages,
  onChange,
  hasEnds = false,
}: PaginationProps) {
  const isWide = useMediaQuery(`(min-width: ${PAGINATION_BREAKPOINT_PX}px)`);
  const settledTotal = useSettledTotal(totalPages);
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!ref.current?.querySelector(':focus:disabled')) return;
    ref.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [page]);
  if (totalPages <= 1) return null;

  const siblings = isWide ? PAGINATION_SIBLINGS_WIDE : PAGINATION_SIBLINGS_NARROW;
  const step = (label: string, target: number) => (
    <Button
      size="small"
      color="inherit"
      disabled={target < 1 || target > totalPages || target === page}
      onClick={() => onChange(target)}
      sx={{ minHeight: TARGET, minWidth: { xs: 44 }, px: { xs: 0.5, sm: 1.5 } }}
    >
      {label}
    </Button>
  );

  return (
    <Box
      ref={ref}
      component="nav"
      aria-label="Pages"
      sx={{ ...wrapSx, justifyContent: 'center', gap: { xs: 0.5, sm: 1 } }}
    >
      <Box sx={{ display: 'flex' }}>
        {hasEnds && step('First', 1)}
        {step('Previous', page - 1)}
      </Box>
      <Box
        component="ol"
        sx={{
          ...rowSx,
          gap: { xs: 0.25, sm: 0.5 },
          order: { xs: -1, sm: 0 },
          flexBasis: { xs: '100%', sm: 'auto' },
          justifyContent: 'center',
        }}
      >
        {pageWindow(page, totalPages, siblings).map((entry, index) =>
          entry === 'ellipsis' ? (
            <li key={`gap-${index}`} aria-hidden>
              <PaginationItem type="start-ellipsis" />
            </li>
          ) : (
            <li key={entry}>
              <PaginationItem
                page={entry}
                sx={itemSx}
                selected={entry === page}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onChange(entry)}
              />
            </li>
          ),
        )}
      </Box>
      <Box sx={{ display: 'flex' }}>
        {step('Next', page + 1)}
        {hasEnds && step('Last', totalPages)}
      </Box>
      <GoToPage page={page} totalPages={settledTotal} onChange={onChange} />
    </Box>
  );
});
