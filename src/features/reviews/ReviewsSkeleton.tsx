import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Takes the place of the summary and the first reviews until they are loaded. */
export function ReviewsSkeleton() {
  return (
    <Box role="status" aria-label="Loading reviews" sx={{ display: 'grid', gap: 3 }}>
      <Skeleton height={182} />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </Box>
  );
}
