import Box from '@mui/material/Box';

/** A green dot, shown while the chat is connected. */
export function ConnectionDot() {
  return (
    <Box
      component="span"
      role="img"
      aria-label="Connected"
      sx={{ width: 10, height: 10, flexShrink: 0, borderRadius: '50%', bgcolor: '#2fbf71' }}
    />
  );
}
