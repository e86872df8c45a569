import { Link, useLocation } from 'react-router-dom';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { entryState, isEntryPath, useLogout } from '@/features/auth';
import { SearchForm } from '@/features/catalog';
import { IconAction } from '@/ui/IconAction';
import { useClosedByBack } from '@/ui/useClosedByBack';
import { Brand } from './Brand';
import { currentIn, linksIn, type Viewer } from './navigation';
import { useSchemeSwitch } from './useSchemeSwitch';

type MenuProps = { viewer: Viewer; isOpen: boolean; onClose: () => void };

/** What a button of the header opens. */
export type MenuKind = 'main' | 'search' | 'account';

type HeaderMenusProps = MenuProps & {
  kind: MenuKind;
  /** The button that opened the menu. */
  anchor: HTMLElement;
};

/** The menu that a button of the header has opened; a link takes its place in the history. */
export default function HeaderMenus({ kind, anchor, ...menu }: HeaderMenusProps) {
  useClosedByBack(menu.isOpen, menu.onClose);
  if (kind === 'main') return <MainDrawer {...menu} />;
  if (kind === 'search') return <SearchDrawer {...menu} />;
  return <AccountMenu anchor={anchor} {...menu} />;
}

/** The same function each time, so that a field that closes does not take the focus again. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** A search field on narrow screens, in a drawer at the top. */
function SearchDrawer({ isOpen, onClose }: MenuProps) {
  return (
    <Drawer
      anchor="top"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Search' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2 }}>
        <SearchForm ref={focusOnce} onSearch={onClose} />
        <IconAction label="Close search" onClick={onClose}>
          <CloseIcon />
        </IconAction>
      </Box>
    </Drawer>
  );
}

const itemSx = {
  width: '100%',
  minHeight: 48,
  borderRadius: 1,
  typography: 'body1',
  fontWeight: 600,
  '&[aria-current]': { bgcolor: 'brand.soft' },
} as const;

/** The navigation menu on narrow screens, in a drawer on the right. */
function MainDrawer({ viewer, isOpen, onClose }: MenuProps) {
  const location = useLocation();
  const scheme = useSchemeSwitch();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 'min(320px, 88vw)' }, 'aria-label': 'Menu' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2 }}>
        <Brand />
        <IconAction label="Close menu" onClick={onClose}>
          <CloseIcon />
        </IconAction>
      </Box>
      <Box component="nav" aria-label="Main">
        <List sx={{ px: 1, pb: 1 }}>
          {linksIn('menu', viewer).map((link) => (
            <ListItem key={link.to} disablePadding>
              <ListItemButton
                component={Link}
                to={link.to}
                replace
                state={isEntryPath(link.to) ? entryState(location) : undefined}
                aria-current={currentIn(link, location.pathname)}
                onClick={onClose}
                sx={itemSx}
              >
                {link.label}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Divider />
      <Box sx={{ p: 1 }}>
        <ListItemButton component="button" onClick={scheme.onClick} sx={itemSx}>
          {scheme.label}
        </ListItemButton>
      </Box>
    </Drawer>
  );
}

/** The drop-down menu of the signed-in user. */
function AccountMenu({ viewer, isOpen, onClose, anchor }: MenuProps & { anchor: HTMLElement }) {
  const logOut = useLogout();
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Account' } }}
    >
      {linksIn('account', viewer).map(({ label, to }) => (
        <MenuItem key={to} component={Link} to={to} replace onClick={onClose}>
          {label}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onClose();
          logOut();
        }}
      >
        Logout
      </MenuItem>
    </Menu>
  );
}
