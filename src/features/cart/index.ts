export {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  cartReducer,
  selectCartCount,
  type CartItem,
  type CartState,
} from './cartSlice';
export { parseStoredCart } from './storedCart';
export { useCart } from './useCart';
