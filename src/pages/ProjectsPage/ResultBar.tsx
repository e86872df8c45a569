import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ProjectPage } from '@/api/catalogApi';
import { PROJECTS_PER_PAGE } from '@/config/constants';
import { pageRange } from '@/lib/pageWindow';
import { TOP_RATED } from './listParameters';
import { readTotal } from './readTotal';

type ResultBarProps = {
  /** The page of projects; undefined while loading. */
  list: ProjectPage | undefined;
  page: number;
  /** Whether the list is sorted by rating; undefined if projects have no ratings. */
  isByRating: boolean | undefined;
  onByRatingChange: (isByRating: boolean) => void;
};

function describe(list: ProjectPage, page: number): string | null {
  const total = readTotal(list);
  if (total === undefined) return null;
  const [from, to] = pageRange(page, PROJECTS_PER_PAGE, total);
  return `Showing ${from}-${to} of ${total} projects`;
}

/** The number of projects shown, and the sort by rating. */
export function ResultBar({ list, page, isByRating, onByRatingChange }: ResultBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, mb: 2 }}>
      <Typography role="status" variant="body2" sx={{ mr: 'auto', color: 'text.secondary' }}>
        {list ? describe(list, page) : 'Loading projects…'}
      </Typography>
      {isByRating !== undefined && (
        <Chip
          clickable
          component="button"
          label={TOP_RATED.label}
          variant={isByRating ? 'filled' : 'outlined'}
          aria-pressed={isByRating}
          onClick={() => onByRatingChange(!isByRating)}
        />
      )}
    </Box>
  );
}
