import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { UploadQueue } from './useUploadQueue';

/** Shows why files were rejected, and announces upload results to screen readers. */
export function UploadMessages({ queue }: { queue: UploadQueue }) {
  const { refusals, announcement } = queue;
  return (
    <>
      {refusals.length > 0 && (
        <div role="alert">
          {refusals.map((refusal) => (
            <FormHelperText key={refusal} error sx={{ mt: 0, overflowWrap: 'anywhere' }}>
              {refusal}
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
