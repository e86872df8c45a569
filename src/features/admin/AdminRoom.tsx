import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { usePageHead } from '@/ui/usePageHead';

const rooms = [
  { label: 'Overview', to: paths.admin, isExact: true },
  { label: 'Projects', to: paths.adminProjects, isExact: false },
  { label: 'Payments', to: paths.adminPayments, isExact: false },
  { label: 'Users', to: paths.adminUsers, isExact: false },
  { label: 'User Chats', to: paths.adminChat, isExact: false },
];

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
      <Box
        component="nav"
        aria-label="Admin Panel"
        sx={{
          display: 'flex',
          gap: 3,
          overflowX: 'auto',
          borderBottom: 1,
          borderColor: 'divider',
          mb: { xs: 2.5, md: 3.5 },
          '& a': {
            flex: 'none',
            py: 1.25,
            color: 'text.secondary',
            fontWeight: 600,
            textDecoration: 'none',
            borderBottom: '3px solid transparent',
            '&:hover': { color: 'text.primary' },
            '&[aria-current]': { color: 'primary.main', borderColor: 'currentColor' },
            '&:focus-visible': { outlineOffset: -2 },
          },
        }}
      >
        {rooms.map(({ label, to, isExact }) => (
          <NavLink key={to} to={to} end={isExact}>
            {label}
          </NavLink>
        ))}
      </Box>
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
