import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReviewSummary } from '@/api/reviewsApi';
import { countOf } from '@/lib/countOf';
import { formatCount } from '@/lib/counts';
import { visuallyHidden } from '@/ui/visuallyHidden';

const STARS = [5, 4, 3, 2, 1] as const;

/** A bar for each number of stars, with the count of its reviews. */
export function StarBars({ count, stars }: Pick<ReviewSummary, 'count' | 'stars'>) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
      {STARS.map((star) => (
        <Box component="li" key={star} sx={{ typography: 'body2' }}>
          <Box component="span" sx={visuallyHidden}>
            {`${countOf(star, 'star')}: ${countOf(stars[star], 'review')}`}
          </Box>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              gridTemplateColumns: '2.25rem minmax(0, 1fr) 2.5rem',
              alignItems: 'center',
              gap: 1,
            }}
          >
            <span>{star} ★</span>
            <LinearProgress
              variant="determinate"
              color="inherit"
              value={(100 * stars[star]) / Math.max(count, 1)}
              sx={{ height: 8, color: 'brand.star' }}
            />
            <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right' }}>
              {formatCount(stars[star])}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
