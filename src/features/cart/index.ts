export {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  cartReducer,
  mergeCarts,
  selectCartCount,
  selectCartItems,
  type CartItem,
} from './cartSlice';
export { askOwnedForCart, dropOwnedItems } from './listeners';
export { parseStoredCart } from './storedCart';
export { useCart } from './useCart';
