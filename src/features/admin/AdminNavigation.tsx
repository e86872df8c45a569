import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { isWithin } from '@/lib/addresses';

/** Every other page is below the first one. */
const links = [
  { label: 'Overview', to: paths.admin },
  { label: 'Projects', to: adminPaths.projects },
  { label: 'Payments', to: adminPaths.payments },
  { label: 'Users', to: adminPaths.users },
  { label: 'Reviews', to: adminPaths.reviews },
  { label: 'User Chats', to: paths.adminChat },
];

/** Keeps the current link in view when the screen is too narrow for all links. */
const reveal = (nav: HTMLElement | null) =>
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Navigation between the pages of the admin panel. */
export const AdminNavigation = memo(function AdminNavigation() {
  const { pathname } = useLocation();
  const current = links.filter(({ to }) => isWithin(pathname, to)).at(-1);
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
      {links.map((link) => (
        <ListItemButton
          key={link.to}
          component={Link}
          to={link.to}
          aria-current={link === current ? 'page' : undefined}
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
          {link.label}
        </ListItemButton>
      ))}
    </List>
  );
});
