import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import type { Project } from '@/api/catalogApi';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { useCart } from '@/features/buying';
import { firstPreviewImage } from '@/lib/imageAddress';

type CartActionProps = {
  project: Project;
  /** Disables the button while a payment for the project is being confirmed. */
  isDisabled: boolean;
};

/**
 * Adds the project to the cart when the session has been checked, or links to the cart that
 * contains it.
 */
export function CartAction({ project, isDisabled }: CartActionProps) {
  const { id, title, short_description, base_price, category, preview_images } = project;
  const navigate = useNavigate();
  const location = useLocation();
  const { status, isAuthenticated } = useAuth();
  const cart = useCart();

  const addToCart = () => {
    const image = firstPreviewImage(preview_images, env.apiHost);
    cart.add({ id, title, short_description, base_price, category, image });
    if (!isAuthenticated) void navigate(paths.login, { state: rememberLocation(location) });
  };

  return cart.contains(id) ? (
    <Button
      component={RouterLink}
      to={paths.cart}
      variant="outlined"
      size="large"
      disabled={isDisabled}
      sx={{ px: 1.5 }}
    >
      In your cart
    </Button>
  ) : (
    <Button
      variant="outlined"
      size="large"
      loading={status === 'loading'}
      disabled={isDisabled}
      onClick={addToCart}
      sx={{ px: 1.5 }}
    >
      Add to Cart
    </Button>
  );
}
