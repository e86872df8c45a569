import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import { accountMessages } from '@/config/accountMessages';
import { Notice } from '@/ui/Notice';

/** Reports that a mailed link no longer works, above a way to request a new one. */
export function LinkGone({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ gap: 2.25 }}>
      <Notice tone="error">{accountMessages.linkGone}</Notice>
      {children}
    </Stack>
  );
}
