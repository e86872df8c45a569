import { UNDO_MS } from '@/config/constants';
import { getFeatures } from '@/config/features';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { useAppDispatch, useAppSelector } from '@/store';
import { buttonLabels } from '@/ui/buttonLabels';
import {
  cartCleared,
  type CartItem,
  itemAdded,
  itemRemoved,
  itemsRestored,
  priceAccepted,
  selectCartItems,
} from './cartSlice';
import { cartMessages, loginRequiredMessages, successMessages } from './messages';

/** Returns whether the checkout pays for the projects in the cart, or is announced only. */
export const isCartPayable = (): boolean => getFeatures().cartCheckout === 'sequential';

/** The cart with its rules and messages (specification, sections 5 and 8). */
export function useCart() {
  const items = useAppSelector(selectCartItems);
  const { isAuthenticated } = useAuth();
  const dispatch = useAppDispatch();
  const toast = useToast();
  // The header shows a guest no cart either.
  const contains = (id: number) => isAuthenticated && items.some((item) => item.id === id);

  /** Shows a message about removed projects, with a button that puts them back. */
  const announceRemoval = (text: string, isRemoved: (item: CartItem) => boolean) => {
    const removed = items.flatMap((item, position) =>
      isRemoved(item) ? [{ item, position }] : [],
    );
    const undo = () => void dispatch(itemsRestored(removed));
    toast.custom(text, { label: buttonLabels.undo, run: undo, duration: UNDO_MS });
  };

  return {
    items,
    contains,
    add: (item: CartItem): void => {
      if (!isAuthenticated) toast.blank(loginRequiredMessages.addToCart);
      else if (contains(item.id)) toast.error(cartMessages.duplicate);
      else {
        dispatch(itemAdded(item));
        toast.success(successMessages.addedToCart, {
          label: buttonLabels.viewCart,
          to: paths.cart,
        });
      }
    },
    remove: ({ id, title }: CartItem): void => {
      if (!isAuthenticated) {
        toast.blank(loginRequiredMessages.manageCart);
        return;
      }
      dispatch(itemRemoved(id));
      announceRemoval(successMessages.removedFromCart(title), (item) => item.id === id);
    },
    clear: (): void => {
      if (!isAuthenticated) {
        toast.blank(loginRequiredMessages.manageCart);
        return;
      }
      dispatch(cartCleared());
      announceRemoval(successMessages.cartCleared, () => true);
    },
    /** Accepts the current price of a project, in rupees. */
    acceptPrice: (id: number, base_price: number): void => {
      dispatch(priceAccepted({ id, base_price }));
    },
    /** Returns whether a checkout may start, and shows why not. */
    requestCheckout: (): boolean => {
      if (!isAuthenticated) toast.blank(loginRequiredMessages.checkout);
      else if (items.length === 0) toast.error(cartMessages.empty);
      else if (isCartPayable()) return true;
      else toast.blank(cartMessages.checkoutPlaceholder);
      return false;
    },
  };
}
