import { Link, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { entryState, isEntryPath } from '@/features/auth';
import { Brand } from './Brand';
import { IconAction } from '@/ui/IconAction';
import type { MobileMenuProps } from './MobileMenu';
import { currentIn, menuLinks } from './navigation';

/** The navigation menu in a drawer on the right. */
export default function MobileMenuDrawer({ viewer, isOpen, onClose }: MobileMenuProps) {
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
