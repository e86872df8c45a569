import { lazy, Suspense, useState } from 'react';
import type { Viewer } from './navigation';

const MobileMenuDrawer = lazy(() => import('./MobileMenuDrawer'));

/** Props of the menu on narrow screens. */
export type MobileMenuProps = { viewer: Viewer; isOpen: boolean; onClose: () => void };

/** The navigation menu on narrow screens, loaded when first opened. */
export function MobileMenu(props: MobileMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense fallback={null}>{wasOpened && <MobileMenuDrawer {...props} />}</Suspense>;
}
