import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ADMIN_WIDTH } from '@/theme/tokens';
import { usePageHead } from '@/ui/usePageHead';
import { AdminNavigation } from './AdminNavigation';

type AdminLayoutProps = {
  heading: string;
  /** The primary action, shown beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** The layout of an admin page: navigation, heading and content. */
export function AdminLayout({ heading, action, children }: AdminLayoutProps) {
  usePageHead({ title: `${heading} · Admin Panel` });
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: ADMIN_WIDTH,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 2, md: 3 },
      }}
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
