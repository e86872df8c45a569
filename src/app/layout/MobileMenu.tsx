import { useState } from 'react';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import type { Viewer } from './navigation';

const MobileMenuDrawer = lazyPart(() => import('./MobileMenuDrawer'), {
  name: 'the menu',
  loading: null,
  fallback: offerRetryInCorner,
});

/** Props of the menu on narrow screens. */
export type MobileMenuProps = { viewer: Viewer; isOpen: boolean; onClose: () => void };

/** The navigation menu on narrow screens, loaded when first opened. */
export function MobileMenu(props: MobileMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <MobileMenuDrawer {...props} /> : null;
}
