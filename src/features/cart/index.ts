export {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  cartReducer,
  selectCartCount,
  selectCartItems,
  type CartItem,
} from './cartSlice';
export { askOwnedForCart, dropOwnedItems } from './listeners';
export { mergeCarts } from './mergeCarts';
export { parseStoredCart } from './storedCart';
export { useCart } from './useCart';
