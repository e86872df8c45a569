import { lazy, Suspense, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import { useAuth } from '@/features/auth';
import { IconAction } from '@/ui/IconAction';
import type { Viewer } from './navigation';

const UserMenuList = lazy(() => import('./UserMenuList'));

/** What belongs to the signed-in person; the list's code is loaded when it is first opened. */
export default function UserMenu({ viewer }: { viewer: Exclude<Viewer, 'visitor'> }) {
  const { user } = useAuth();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const name = user?.name ?? '';

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
      <Suspense fallback={null}>
        {wasOpened && (
          <UserMenuList viewer={viewer} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
