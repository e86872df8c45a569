import FormHelperText from '@mui/material/FormHelperText';

/** Why files were not taken, each in a sentence; announced when there are any. */
export function UploadRefusals({ refusals }: { refusals: readonly string[] }) {
  if (refusals.length === 0) return null;
  return (
    <div role="alert">
      {refusals.map((refusal) => (
        <FormHelperText key={refusal} error sx={{ mt: 0, overflowWrap: 'anywhere' }}>
          {refusal}
        </FormHelperText>
      ))}
    </div>
  );
}
