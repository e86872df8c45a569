import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { UploadQueue } from './useUploadQueue';

/** Shows why files were rejected, and announces upload results to screen readers. */
export function UploadMessages({ queue }: { queue: UploadQueue }) {
  const { rejections, announcement } = queue;
  return (
    <>
      {rejections.length > 0 && (
        <div role="alert">
          {rejections.map((rejection) => (
            <FormHelperText key={rejection} error sx={{ mt: 0, overflowWrap: 'anywhere' }}>
              {rejection}
            </FormHelperText>
          ))}
        </div>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}
