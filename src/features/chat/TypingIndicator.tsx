import Typography from '@mui/material/Typography';

/** Shows who is typing; reserves its space, so that nothing shifts. */
export function TypingIndicator({ typist }: { typist: string | null }) {
  return (
    <Typography
      variant="caption"
      component="p"
      role="status"
      sx={{ minHeight: '1.75em', px: 2, color: 'text.secondary' }}
    >
      {typist && `${typist} is typing…`}
    </Typography>
  );
}
