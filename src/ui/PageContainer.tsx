import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { contentWidth } from '@/theme/tokens';

/** A centred section of page content with standard margins and spacing. */
export function PageContainer({
  children,
  narrow = false,
}: {
  children: ReactNode;
  narrow?: boolean;
}) {
  return (
    <Box
      sx={{
        width: '100%',
        ...(narrow ? { maxWidth: 760 } : contentWidth),
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 4, md: 6 },
      }}
    >
      {children}
    </Box>
  );
}
