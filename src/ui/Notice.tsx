import type { ReactNode, Ref } from 'react';
import Box from '@mui/material/Box';

type NoticeProps = {
  tone: 'error' | 'info';
  /** A button or two that lead on. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Tells how something stands, in the place that it concerns; announced when it appears. */
export function Notice({ tone, actions, ref, children }: NoticeProps) {
  return (
    <Box
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        border: 1,
        borderLeft: 4,
        borderColor: tone === 'error' ? 'error.main' : 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        typography: 'body2',
        '& ul': { m: 0, mt: 0.5, pl: 2.5 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {actions}
    </Box>
  );
}
