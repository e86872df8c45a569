import Typography from '@mui/material/Typography';

/** Says who types; keeps its place, so that nothing moves when it comes and goes. */
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
