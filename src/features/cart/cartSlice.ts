import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeLists, type Versions } from '@/lib/mergeLists';
import type { RootState } from '@/store';

/** A project in the cart (specification, section 3: Cart item). */
export type CartItem = {
  id: number;
  title: string;
  short_description: string;
  /** Rupees, as the backend sent them. */
  base_price: number | string;
  category: string | null;
  /** Address of the first preview image, or null. */
  image: string | null;
};

/** The state of the cart. */
export type CartState = { items: CartItem[] };

/** Key of the cart in browser storage (specification, section 4). */
export const CART_STORAGE_KEY = 'cart';

/** Merges the carts of two tabs that changed it at once. */
export const mergeCarts = (versions: Versions<CartItem[]>): CartItem[] =>
  mergeLists(versions, ({ id }) => id);

const initialState: CartState = { items: [] };

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemAdded(state, { payload: item }: PayloadAction<CartItem>) {
      if (!state.items.some(({ id }) => id === item.id)) state.items.push(item);
    },
    itemRemoved(state, { payload: id }: PayloadAction<number>) {
      state.items = state.items.filter((item) => item.id !== id);
    },
    cartCleared: () => initialState,
    /** Puts removed projects back at their former positions. */
    itemsRestored(state, { payload }: PayloadAction<{ item: CartItem; position: number }[]>) {
      for (const { item, position } of payload) {
        if (!state.items.some(({ id }) => id === item.id)) state.items.splice(position, 0, item);
      }
    },
    /** The user accepted the current price of a project, in rupees. */
    priceAccepted(state, { payload }: PayloadAction<Pick<CartItem, 'id' | 'base_price'>>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) item.base_price = payload.base_price;
    },
    /** Another tab changed the stored cart; both tabs' changes are merged. */
    cartChangedElsewhere: (_state, { payload: items }: PayloadAction<CartItem[]>) => ({ items }),
  },
});

export const {
  itemAdded,
  itemRemoved,
  itemsRestored,
  cartCleared,
  priceAccepted,
  cartChangedElsewhere,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

declare module '@/store' {
  interface RootState {
    cart: CartState;
  }
}

/** The projects in the cart, in the order in which they were added. */
export const selectCartItems = (state: Pick<RootState, 'cart'>) => state.cart.items;
/** How many projects are in the cart. */
export const selectCartCount = (state: Pick<RootState, 'cart'>) => state.cart.items.length;
