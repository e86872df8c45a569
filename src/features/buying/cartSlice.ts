import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseRupees } from '@/lib/money';
import type { RootState } from '@/store';

/** A project in the cart (specification, section 3: Cart item). */
export type CartItem = {
  id: number;
  title: string;
  short_description: string;
  /** Rupees. */
  base_price: number;
  category: string | null;
  /** Address of the first preview image, or null. */
  image: string | null;
};

/** The state of the cart. */
export type CartState = { items: CartItem[] };

/** Key of the cart in browser storage (specification, section 4). */
export const CART_STORAGE_KEY = 'cart';

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
    /** Another tab changed the stored cart. */
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

/** Longer than any real cart; parsing a longer one could freeze the page. */
const MAXIMUM_LENGTH = 200_000;

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toCartItem(value: unknown): CartItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, title, short_description, base_price, category, image } = value as Record<
    string,
    unknown
  >;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || !toText(title)) return null;
  return {
    id,
    title: toText(title),
    short_description: toText(short_description),
    base_price: parseRupees(base_price),
    category: toText(category) || null,
    image: toText(image) || null,
  };
}

/** Parses the stored cart, a JSON list of items. Anything else is an empty cart. */
export function parseStoredCart(text: string | null): CartItem[] {
  if (text && text.length > MAXIMUM_LENGTH) return [];
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(parsed)) return [];
    const items = parsed.map(toCartItem);
    if (items.some((item) => item === null)) return [];
    const byId = new Map((items as CartItem[]).map((item) => [item.id, item]));
    return [...byId.values()];
  } catch {
    return [];
  }
}
