import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';

const links = [
  { label: 'Overview', to: paths.admin, isExact: true },
  { label: 'Projects', to: adminPaths.projects, isExact: false },
  { label: 'Payments', to: adminPaths.payments, isExact: false },
  { label: 'Users', to: adminPaths.users, isExact: false },
  { label: 'Reviews', to: adminPaths.reviews, isExact: false },
  { label: 'User Chats', to: paths.adminChat, isExact: false },
];

/** Keeps the current link in view when the screen is too narrow for all links. */
const reveal = (nav: HTMLElement | null) =>
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Navigation between the pages of the admin panel. */
export const AdminNavigation = memo(function AdminNavigation() {
  return (
    <List
      component="nav"
      disablePadding
      ref={reveal}
      aria-label="Admin Panel"
      sx={{
        display: 'flex',
        gap: { xs: 2.5, sm: 1 },
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        mb: { xs: 2.5, md: 3.5 },
      }}
    >
      {links.map(({ label, to, isExact }) => (
        <ListItemButton
          key={to}
          component={NavLink}
          to={to}
          end={isExact}
          disableGutters
          sx={{
            flex: 'none',
            px: { xs: 0, sm: 1 },
            py: 1.25,
            fontSize: { xs: '0.9rem', sm: '1rem' },
            fontWeight: 600,
            color: 'text.secondary',
            borderBottom: '3px solid transparent',
            '&[aria-current]': { borderColor: 'currentColor' },
          }}
        >
          {label}
        </ListItemButton>
      ))}
    </List>
  );
});
