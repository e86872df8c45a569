export {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  cartReducer,
  selectCartCount,
  type CartItem,
} from './cartSlice';
export { parseStoredCart } from './storedCart';
export { useCart } from './useCart';
