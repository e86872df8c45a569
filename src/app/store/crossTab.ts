import type { Dispatch } from '@reduxjs/toolkit';
import { TOKEN_STORAGE_KEY, tokenChangedElsewhere } from '@/features/auth';
import { CART_STORAGE_KEY, cartChangedElsewhere, parseStoredCart } from '@/features/cart';
import { parseStoredToken } from './persistence';

/** Follows what other tabs store; answers how to stop. */
export function followOtherTabs(dispatch: Dispatch): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === TOKEN_STORAGE_KEY) dispatch(tokenChangedElsewhere(parseStoredToken(newValue)));
    if (key === CART_STORAGE_KEY) dispatch(cartChangedElsewhere(parseStoredCart(newValue)));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
