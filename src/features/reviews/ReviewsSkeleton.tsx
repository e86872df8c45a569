import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const MOST_SHOWN = 5;

/** Placeholder of `count` reviews, or of the note that there are none. */
export function ReviewsSkeleton({ count }: { count: number }) {
  const shown = Math.min(count, MOST_SHOWN);
  return (
    <Box role="progressbar" aria-label="Loading reviews" sx={{ display: 'grid', gap: 3 }}>
      <Skeleton height={count > 0 ? 186 : 94} />
      {Array.from({ length: shown }, (_entry, index) => (
        <Skeleton key={index} height={190} />
      ))}
    </Box>
  );
}
