import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** A spinner in the place of a page that is not ready; so high that the footer does not move in sight. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Box sx={{ display: 'grid', placeContent: 'start center', pt: '35vh', minHeight: '100vh' }}>
      <CircularProgress aria-label={label} size={44} />
    </Box>
  );
}
