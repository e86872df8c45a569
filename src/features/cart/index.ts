export {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  cartReducer,
  mergeCarts,
  selectCartCount,
  selectCartItems,
  type CartItem,
} from './cartSlice';
export { requestOwnedForCart, dropOwnedItems } from './listeners';
export { parseStoredCart } from './storedCart';
export { useCart } from './useCart';
export { useOwnMarks } from './useOwnMarks';
