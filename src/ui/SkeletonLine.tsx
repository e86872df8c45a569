import Box from '@mui/material/Box';

/** A grey bar in the place of a text that has not come yet. */
export function SkeletonLine({ width, height }: { width: string; height: string }) {
  return <Box sx={{ width, height, maxWidth: '100%', borderRadius: 1, bgcolor: 'divider' }} />;
}
