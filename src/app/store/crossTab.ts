import type { Dispatch } from '@reduxjs/toolkit';
import { TOKEN_STORAGE_KEY, tokenChangedElsewhere } from '@/features/auth';
import {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  parseStoredCart,
  selectCartItems,
  type CartItem,
} from '@/features/cart';
import {
  parseUnverifiedPayments,
  UNVERIFIED_PAYMENTS_STORAGE_KEY,
  unverifiedPaymentsChangedElsewhere,
} from '@/features/purchase';
import { isSharedChange } from '@/lib/browserStorage';
import { parseStoredToken } from './persistence';
import type { RootState } from './rootReducer';

type FollowingStore = { dispatch: Dispatch; getState: () => RootState };

/**
 * The cart before and after another tab's change. When it is not known what was there before, this
 * tab takes over what is there now.
 */
function readCartChange({ oldValue, newValue }: StorageEvent, mine: CartItem[]) {
  const isUnknown = oldValue === null && newValue === null;
  return {
    base: isUnknown ? mine : parseStoredCart(oldValue),
    theirs: parseStoredCart(newValue),
  };
}

/** Follows what other tabs store; answers how to stop. */
export function followOtherTabs({ dispatch, getState }: FollowingStore): () => void {
  const follow = (event: StorageEvent) => {
    if (!isSharedChange(event)) return;
    const { key, newValue } = event;
    if (key === TOKEN_STORAGE_KEY) dispatch(tokenChangedElsewhere(parseStoredToken(newValue)));
    if (key === CART_STORAGE_KEY) {
      dispatch(cartChangedElsewhere(readCartChange(event, selectCartItems(getState()))));
    }
    if (key === UNVERIFIED_PAYMENTS_STORAGE_KEY) {
      dispatch(unverifiedPaymentsChangedElsewhere(parseUnverifiedPayments(newValue)));
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
