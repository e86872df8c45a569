import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const MOST_SHOWN = 5;

/** Placeholder of `count` reviews, or of the note that there are none. */
export function ReviewsSkeleton({ count }: { count: number }) {
  const shown = Math.min(count, MOST_SHOWN);
  return (
    <Box role="progressbar" aria-label="Loading reviews" sx={{ display: 'grid', gap: 3 }}>
      <Skeleton sx={{ height: count > 0 ? { xs: 240, sm: 186 } : { xs: 109, sm: 87 } }} />
      {count > 0 && <Skeleton height={40} />}
      {Array.from({ length: shown }, (_entry, index) => (
        <Skeleton key={index} sx={{ height: { xs: 230, sm: 200 } }} />
      ))}
    </Box>
  );
}

/** Placeholder of `count` questions below their search. */
export const QuestionsSkeleton = ({ count }: { count: number }) => (
  <Box role="progressbar" aria-label="Loading questions" sx={{ display: 'grid', gap: 2.5 }}>
    {Array.from({ length: Math.min(count, MOST_SHOWN) + 1 }, (_entry, index) => (
      <Skeleton key={index} height={index === 0 ? 44 : 170} />
    ))}
  </Box>
);
