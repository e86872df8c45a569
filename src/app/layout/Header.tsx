import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import MenuIcon from '@mui/icons-material/Menu';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { ADMIN_WIDTH, CONTENT_WIDTH } from '@/theme/tokens';
import { Brand } from '@/ui/Brand';
import { IconAction } from '@/ui/IconAction';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import { CartButton } from './CartButton';
import { ColorSchemeButton } from './ColorSchemeButton';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';
import { useIsAdminPage } from './useIsAdminPage';
import { useViewer } from './useViewer';

const accountPlaceholder = <IconButton disabled aria-hidden />;

// Guests have no menu.
const UserMenu = lazyPart(() => import('./UserMenu'), {
  name: 'the account button',
  loading: accountPlaceholder,
  fallback: offerRetryInCorner,
});

/** The header of every page: brand, navigation menu and actions. */
export function Header() {
  const viewer = useViewer();
  const isAdminPage = useIsAdminPage();
  const [isMenuOpen, setMenuOpen] = useState(false);

  return (
    <AppBar>
      <Toolbar
        sx={{
          gap: { lg: 2 },
          width: '100%',
          maxWidth: isAdminPage ? ADMIN_WIDTH : CONTENT_WIDTH,
          mx: 'auto',
        }}
      >
        <Link
          component={RouterLink}
          to={paths.home}
          color="textPrimary"
          underline="none"
          aria-label={`${site.siteName}, home page`}
          sx={{ display: 'inline-flex', mr: 'auto', py: 0.5, borderRadius: 1 }}
        >
          <Brand sparesRoom />
        </Link>
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'block' } }}>
          <MainMenu viewer={viewer} />
        </Box>
        <ColorSchemeButton />
        {viewer !== 'admin' && <CartButton />}
        {viewer === 'unknown' && accountPlaceholder}
        {(viewer === 'customer' || viewer === 'admin') && <UserMenu viewer={viewer} />}
        <IconAction
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconAction>
        <MobileMenu viewer={viewer} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      </Toolbar>
    </AppBar>
  );
}
