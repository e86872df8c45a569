import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
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
        <Box
          sx={{
            display: 'grid',
            placeContent: 'center',
            width: 30,
            height: 30,
            borderRadius: '50%',
            fontSize: 14,
            fontWeight: 700,
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          {name.charAt(0).toUpperCase()}
        </Box>
      </IconAction>
      <Suspense fallback={null}>
        {wasOpened && (
          <UserMenuList viewer={viewer} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
