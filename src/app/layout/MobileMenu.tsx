import { lazy, Suspense, useRef } from 'react';
import type { Viewer } from './navigation';

const MobileMenuDrawer = lazy(() => import('./MobileMenuDrawer'));

/** What the menu of narrow screens takes. */
export type MobileMenuProps = { viewer: Viewer; isOpen: boolean; onClose: () => void };

/** The menu of narrow screens; its code is loaded when it is first opened. */
export function MobileMenu(props: MobileMenuProps) {
  const wasOpened = useRef(false);
  wasOpened.current ||= props.isOpen;
  return (
    <Suspense fallback={null}>{wasOpened.current && <MobileMenuDrawer {...props} />}</Suspense>
  );
}
