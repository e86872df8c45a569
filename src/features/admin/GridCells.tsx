import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** A text of one line in a cell; what does not fit is cut off. */
export function CellText({
  children,
  isMuted = false,
}: {
  children: ReactNode;
  isMuted?: boolean;
}) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        ...(isMuted && { typography: 'caption', color: 'text.secondary' }),
      }}
    >
      {children}
    </Box>
  );
}

/** Two lines in a cell: the thing itself, and what else is known of it. */
export function CellLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <CellText>{first}</CellText>
      <CellText isMuted>{second}</CellText>
    </Box>
  );
}
