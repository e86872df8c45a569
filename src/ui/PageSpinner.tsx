import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A spinner in the place of a page that is not ready; so high that the footer does not move in sight. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Box sx={{ display: 'grid', placeContent: 'start center', pt: '35vh', minHeight: '100vh' }}>
      <Box
        role="progressbar"
        aria-label={label}
        sx={{
          width: 44,
          height: 44,
          borderRadius: '50%',
          border: 4,
          borderColor: 'divider',
          borderTopColor: 'primary.main',
          animation: `${turn} 0.9s linear infinite`,
        }}
      />
    </Box>
  );
}
