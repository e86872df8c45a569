import { useNavigate } from 'react-router-dom';
import Badge from '@mui/material/Badge';
import CartIcon from '@mui/icons-material/ShoppingCartOutlined';
import { loginRequiredMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { selectCartCount } from '@/features/cart';
import { useToast } from '@/features/toasts';
import { useAppSelector } from '@/lib/storeHooks';
import { IconAction } from '@/ui/IconAction';

/** Links to the cart with its item count, or asks a guest to log in. */
export function CartButton() {
  const { status, isAuthenticated } = useAuth();
  const count = useAppSelector(selectCartCount);
  const navigate = useNavigate();
  const toast = useToast();
  const shownCount = isAuthenticated ? count : 0;

  const openCart = () => {
    // The guard of the cart page waits while the session is being checked.
    if (status !== 'anonymous') {
      void navigate(paths.cart);
      return;
    }
    toast.error(loginRequiredMessages.viewCart);
    void navigate(paths.login, { state: { from: paths.cart } });
  };

  return (
    <IconAction
      onClick={openCart}
      label={isAuthenticated ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
    >
      <Badge badgeContent={shownCount}>
        <CartIcon />
      </Badge>
    </IconAction>
  );
}
