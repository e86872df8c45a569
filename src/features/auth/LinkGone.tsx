import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import { accountMessages } from '@/config/accountMessages';
import { Notice } from '@/ui/Notice';

/** Says that a mailed link does not work, above the way to a new one. */
export function LinkGone({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ gap: 2.25 }}>
      <Notice tone="error">{accountMessages.linkGone}</Notice>
      {children}
    </Stack>
  );
}
