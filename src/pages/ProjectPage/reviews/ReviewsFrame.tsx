import type { ReactNode, Ref } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type ReviewsFrameProps = { ref?: Ref<HTMLElement> | undefined; children: ReactNode };

/** The section of the reviews, with the URL fragment `#reviews`. */
export function ReviewsFrame({ ref, children }: ReviewsFrameProps) {
  return (
    <Box component="section" id="reviews" ref={ref} aria-labelledby="reviews-heading">
      <Typography variant="h2" id="reviews-heading" sx={{ mb: 1.5, fontSize: '1.5rem' }}>
        Reviews
      </Typography>
      {children}
    </Box>
  );
}
