import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { contentSx } from '@/theme/mixins';

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
        ...contentSx,
        ...(narrow && { maxWidth: 760 }),
        py: { xs: 4, md: 6 },
      }}
    >
      {children}
    </Box>
  );
}
