import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** A spinner for a page that is loading, tall enough to keep the footer out of view. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Box sx={{ display: 'grid', placeContent: 'start center', pt: '35vh', minHeight: '100vh' }}>
      <CircularProgress aria-label={label} size={44} />
    </Box>
  );
}
