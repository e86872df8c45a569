import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import ContrastIcon from '@mui/icons-material/ContrastRounded';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/SearchRounded';
import CartIcon from '@mui/icons-material/ShoppingCartOutlined';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { readStored } from '@/config/browserStorage';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { TOKEN_STORAGE_KEY, useAuth } from '@/features/auth';
import { selectCartCount } from '@/features/buying';
import { useToast } from '@/features/toasts';
import { initialOf } from '@/lib/text';
import { useAppSelector } from '@/store';
import { contentSx } from '@/theme/mixins';
import { ADMIN_WIDTH } from '@/theme/tokens';
import { IconAction } from '@/ui/IconAction';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import { useInBrowser } from '@/ui/useInBrowser';
import { Brand } from './Brand';
import type { MenuKind } from './HeaderMenus';
import { MainMenu } from './MainMenu';
import type { Viewer } from './navigation';
import { useIsAdminPage } from './useIsAdminPage';
import { useSchemeSwitch } from './useSchemeSwitch';

const HeaderMenus = lazyPart(() => import('./HeaderMenus'), {
  name: 'the menus',
  loading: null,
  fallback: offerRetryInCorner,
});

/** An Avatar would add 0.6 kB to every first view. */
const initialSx = {
  display: 'grid',
  placeContent: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  fontSize: 14,
  fontWeight: 700,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

const onNarrowSx = { display: { md: 'none' } };
const onWideSx = { display: { xs: 'none', md: 'inline-flex' } };

/** The header of every page: brand, navigation menu and actions. */
export function Header() {
  const { user } = useAuth();
  const viewer = useViewer();
  const scheme = useSchemeSwitch();
  const isAdminPage = useIsAdminPage();
  return (
    <AppBar>
      <Toolbar
        sx={{
          gap: { lg: 2 },
          width: '100%',
          maxWidth: isAdminPage ? ADMIN_WIDTH : contentSx.maxWidth,
          mx: 'auto',
        }}
      >
        <Link
          href={paths.home}
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
        {/* On narrow screens, the switch is in the menu. */}
        <IconAction {...scheme} sx={onWideSx}>
          <ContrastIcon />
        </IconAction>
        <MenuButton kind="search" label="Search" viewer={viewer} sx={onNarrowSx}>
          <SearchIcon />
        </MenuButton>
        {viewer !== 'admin' && <CartButton />}
        {viewer === 'unknown' && <IconButton disabled aria-hidden />}
        {user && (
          <MenuButton
            kind="account"
            label={`Account of ${user.name || user.email}`}
            viewer={viewer}
          >
            <Box component="span" sx={initialSx}>
              {initialOf(user.name || user.email)}
            </Box>
          </MenuButton>
        )}
        <MenuButton kind="main" label="Open menu" viewer={viewer} sx={onNarrowSx}>
          <MenuIcon />
        </MenuButton>
      </Toolbar>
    </AppBar>
  );
}

type MenuButtonProps = {
  kind: MenuKind;
  label: string;
  viewer: Viewer;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** A button with its menu, whose code is loaded when it is first opened. */
function MenuButton({ kind, viewer, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconAction
        {...button}
        aria-haspopup={kind === 'account' ? 'menu' : 'dialog'}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(true);
        }}
      />
      {anchor && (
        <HeaderMenus
          kind={kind}
          anchor={anchor}
          viewer={viewer}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const hasStoredSession = () => readStored(TOKEN_STORAGE_KEY) !== null;

/** Returns the kind of viewer; it is unknown until a stored session has been checked. */
function useViewer(): Viewer {
  const { status, isAuthenticated, isAdmin } = useAuth();
  // Prerendered pages show a guest's view, which hydration must reproduce.
  const hasSession = useInBrowser(hasStoredSession, false);
  if (isAuthenticated) return isAdmin ? 'admin' : 'customer';
  return status === 'loading' && hasSession ? 'unknown' : 'guest';
}

/** Links to the cart with its item count, or asks a guest to log in. */
function CartButton() {
  const { status, isAuthenticated } = useAuth();
  const count = useAppSelector(selectCartCount);
  const navigate = useNavigate();
  const toast = useToast();
  const shownCount = isAuthenticated ? count : 0;

  const openCart = () => {
    // The guard of the cart page waits while the session is being checked.
    if (status !== 'anonymous') {
      void navigate(paths.cart);
      return;
    }
    toast.blank('Please login to view your cart');
    void navigate(paths.login, { state: { from: paths.cart } });
  };

  return (
    <IconAction
      onClick={openCart}
      label={isAuthenticated ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
    >
      <Badge badgeContent={shownCount}>
        <CartIcon />
      </Badge>
    </IconAction>
  );
}
