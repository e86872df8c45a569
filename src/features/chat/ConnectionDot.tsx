import Box from '@mui/material/Box';

/** A dot, shown while the chat is connected: green, or an empty ring while nobody is there to answer. */
export function ConnectionDot({ isAway = false }: { isAway?: boolean }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label="Connected"
      sx={{
        width: 10,
        height: 10,
        flexShrink: 0,
        borderRadius: '50%',
        ...(isAway ? { border: 2 } : { bgcolor: '#2fbf71' }),
      }}
    />
  );
}
