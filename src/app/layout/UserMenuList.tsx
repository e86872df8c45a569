import { Link as RouterLink } from 'react-router-dom';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLogout } from '@/features/auth';
import { userMenuLinks, type Member } from './navigation';

type UserMenuListProps = {
  viewer: Member;
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The drop-down list of the user menu. */
export default function UserMenuList({ viewer, anchor, onClose }: UserMenuListProps) {
  const logOut = useLogout();
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Account' } }}
    >
      {userMenuLinks[viewer].map(({ label, to }) => (
        <MenuItem key={to} component={RouterLink} to={to} onClick={onClose}>
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
