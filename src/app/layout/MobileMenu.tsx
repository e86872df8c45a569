import { lazy, Suspense, useState } from 'react';
import type { Viewer } from './navigation';

const MobileMenuDrawer = lazy(() => import('./MobileMenuDrawer'));

/** What the menu of narrow screens takes. */
export type MobileMenuProps = { viewer: Viewer; isOpen: boolean; onClose: () => void };

/** The menu of narrow screens; its code is loaded when it is first opened. */
export function MobileMenu(props: MobileMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense fallback={null}>{wasOpened && <MobileMenuDrawer {...props} />}</Suspense>;
}
