import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { parseRupees } from '@/lib/money';
import { filledText, lastOfEach, wholeNumber } from '@/lib/schemas';
import type { RootState } from '@/store';
import { jsonField } from '@/store/storedField';

const textOrNull = v.fallback(v.nullable(filledText), null);

const cartItem = v.object({
  id: wholeNumber,
  title: filledText,
  short_description: v.fallback(v.string(), ''),
  /** Rupees. */
  base_price: v.fallback(v.pipe(v.unknown(), v.transform(parseRupees)), 0),
  category: textOrNull,
  /** Address of the first preview image, or null. */
  image: textOrNull,
});

/** A project in the cart (specification, section 3: Cart item). */
export type CartItem = v.InferOutput<typeof cartItem>;

/** More than in any real cart; that many could freeze the page. */
const MAXIMUM_ITEMS = 1_000;

const cart = v.pipe(v.array(cartItem), v.maxLength(MAXIMUM_ITEMS), v.transform(lastOfEach));

/** The state of the cart. */
export type CartState = { items: CartItem[] };

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

const { cartChangedElsewhere } = cartSlice.actions;
export const { itemAdded, itemRemoved, itemsRestored, cartCleared, priceAccepted } =
  cartSlice.actions;
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

/** The cart in browser storage (specification, section 4); one damaged item makes it an empty cart. */
export const storedCart = jsonField({
  name: 'items',
  key: 'cart',
  schema: cart,
  empty: [],
  select: selectCartItems,
  changedElsewhere: cartChangedElsewhere,
});
