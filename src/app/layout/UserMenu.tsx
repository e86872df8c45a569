import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import { useAuth } from '@/features/auth';
import { IconAction } from '@/ui/IconAction';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import type { Member } from './navigation';

const UserMenuList = lazyPart(() => import('./UserMenuList'), {
  name: 'the account menu',
  loading: null,
  fallback: offerRetryInCorner,
});

/** The menu of the signed-in user; its list is loaded when first opened. */
export default function UserMenu({ viewer }: { viewer: Member }) {
  const { user } = useAuth();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const name = user?.name || user?.email || '';

  return (
    <>
      <IconAction
        label={`Account of ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <Avatar sx={{ width: 30, height: 30, fontSize: 14 }}>{name.charAt(0).toUpperCase()}</Avatar>
      </IconAction>
      {wasOpened && (
        <UserMenuList viewer={viewer} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
