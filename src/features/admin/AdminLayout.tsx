import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { adminPaths } from '@/config/adminPaths';
import type { Extension } from '@/config/extensions';
import { offers } from '@/config/offers';
import { paths } from '@/config/paths';
import { isWithin } from '@/lib/addresses';
import { wrapSx } from '@/theme/mixins';
import { ADMIN_WIDTH } from '@/theme/tokens';
import { usePageHead } from '@/ui/usePageHead';

/** Every other page is below the first one. */
const links: readonly { label: string; to: string; extension: Extension }[] = [
  { label: 'Overview', to: paths.admin, extension: 'adminOverview' },
  { label: 'Projects', to: adminPaths.projects, extension: 'adminProjects' },
  { label: 'Payments', to: adminPaths.payments, extension: 'adminPayments' },
  { label: 'Users', to: adminPaths.users, extension: 'adminUsers' },
  { label: 'Reviews', to: adminPaths.reviews, extension: 'reviews' },
  { label: 'Questions', to: adminPaths.questions, extension: 'questions' },
  { label: 'User Chats', to: paths.adminChat, extension: 'inbox' },
];

/** Keeps the current link in view when the screen is too narrow for all links. */
const reveal = (nav: HTMLElement | null) =>
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Navigation between the pages of the admin panel. */
export const AdminNavigation = memo(function AdminNavigation() {
  const { pathname } = useLocation();
  const shown = links.filter(({ extension }) => offers(extension));
  const current = shown.filter(({ to }) => isWithin(pathname, to)).at(-1);
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
      {shown.map((link) => (
        <ListItemButton
          key={link.to}
          href={link.to}
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
      <Box sx={{ ...wrapSx, justifyContent: 'space-between', gap: 2, mb: { xs: 2, md: 3 } }}>
        <Typography variant="h1" sx={{ fontSize: '2rem' }}>
          {heading}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
