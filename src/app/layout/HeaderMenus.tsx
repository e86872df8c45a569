import { Link, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { entryState, isEntryPath, useLogout } from '@/features/auth';
import { IconAction } from '@/ui/IconAction';
import { useClosedByBack } from '@/ui/useClosedByBack';
import { Brand } from './Brand';
import { accountLinks, currentIn, menuLinks, type Viewer } from './navigation';

type MenuProps = { viewer: Viewer; isOpen: boolean; onClose: () => void };

type HeaderMenusProps = MenuProps & {
  kind: 'main' | 'account';
  /** The button that opened the menu. */
  anchor: HTMLElement;
};

/** The menu that a button of the header has opened; a link takes its place in the history. */
export default function HeaderMenus({ kind, anchor, ...menu }: HeaderMenusProps) {
  useClosedByBack(menu.isOpen, menu.onClose);
  return kind === 'main' ? <MainDrawer {...menu} /> : <AccountMenu anchor={anchor} {...menu} />;
}

/** The navigation menu on narrow screens, in a drawer on the right. */
function MainDrawer({ viewer, isOpen, onClose }: MenuProps) {
  const location = useLocation();
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
        <List sx={{ px: 1, pb: 3 }}>
          {menuLinks[viewer].map((link) => (
            <ListItem key={link.to} disablePadding>
              <ListItemButton
                component={Link}
                to={link.to}
                replace
                state={isEntryPath(link.to) ? entryState(location) : undefined}
                aria-current={currentIn(link, location.pathname)}
                onClick={onClose}
                sx={{
                  minHeight: 48,
                  borderRadius: 1,
                  fontWeight: 600,
                  '&[aria-current]': { bgcolor: 'brand.soft' },
                }}
              >
                {link.label}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
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
      {accountLinks[viewer]?.map(({ label, to }) => (
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
