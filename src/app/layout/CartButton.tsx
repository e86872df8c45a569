import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import CartIcon from '@mui/icons-material/ShoppingCartOutlined';
import { loginRequiredMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { selectCartCount } from '@/features/cart';
import { useToast } from '@/features/toasts';
import { IconAction } from '@/ui/IconAction';

/** Leads to the cart; says how many projects are in it, or that one has to log in. */
export function CartButton() {
  const { status, isAuthenticated } = useAuth();
  const count = useSelector(selectCartCount);
  const navigate = useNavigate();
  const toast = useToast();
  const shownCount = isAuthenticated ? count : 0;

  const openCart = () => {
    // The cart's guard waits for a session that is still being checked.
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
      sx={{ position: 'relative', color: 'text.primary' }}
    >
      <CartIcon />
      {shownCount > 0 && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: 2,
            right: 0,
            minWidth: 18,
            px: 0.5,
            borderRadius: 9,
            fontSize: 11,
            fontWeight: 700,
            lineHeight: '18px',
            color: 'brand.onSignal',
            bgcolor: 'brand.signal',
          }}
        >
          {shownCount}
        </Box>
      )}
    </IconAction>
  );
}
