import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePageHead } from '@/ui/usePageHead';
import { AdminNavigation } from './AdminNavigation';

type AdminRoomProps = {
  heading: string;
  /** Stands beside the heading: the one thing to do here. */
  action?: ReactNode;
  children: ReactNode;
};

/** A page of the admin panel: the way to the other ones, its heading and its content. */
export function AdminRoom({ heading, action, children }: AdminRoomProps) {
  usePageHead({ title: `${heading} · Admin Panel` });
  return (
    <Box
      sx={{ width: '100%', maxWidth: 1400, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2, md: 3 } }}
    >
      <AdminNavigation />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: { xs: 2, md: 3 },
        }}
      >
        <Typography variant="h1" sx={{ fontSize: '2rem' }}>
          {heading}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
