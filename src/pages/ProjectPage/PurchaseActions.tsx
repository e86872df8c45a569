import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { useCart } from '@/features/cart';
import { UnverifiedPaymentNotice, usePurchase, useUnverifiedPayments } from '@/features/purchase';
import { firstPreviewImage } from '@/lib/imageAddress';

type PurchaseActionsProps = { project: Project; isOwnershipKnown: boolean };

/** Buys the project or adds it to the cart; both wait for the session check. */
export function PurchaseActions({ project, isOwnershipKnown }: PurchaseActionsProps) {
  const { id, title } = project;
  const navigate = useNavigate();
  const location = useLocation();
  const { status, isAuthenticated } = useAuth();
  const cart = useCart();
  const { isBusy, purchase } = usePurchase(project);
  const unverified = useUnverifiedPayments().find(({ projectId }) => projectId === id);

  if (unverified && isOwnershipKnown) {
    return <UnverifiedPaymentNotice payment={unverified} />;
  }
  if (!project.is_active) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This project is not for sale at the moment.
      </Typography>
    );
  }

  const addToCart = () => {
    const { short_description, base_price, category, preview_images } = project;
    const image = firstPreviewImage(preview_images, env.apiHost);
    cart.add({ id, title, short_description, base_price, category, image });
    if (!isAuthenticated) void navigate(paths.login, { state: rememberLocation(location) });
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Button
        variant="signal"
        size="large"
        fullWidth
        loading={isBusy || !isOwnershipKnown}
        onClick={purchase}
      >
        Purchase Now
      </Button>
      {cart.contains(id) ? (
        <Button component={RouterLink} to={paths.cart} variant="text" fullWidth>
          In your cart
        </Button>
      ) : (
        <Button
          variant="outlined"
          size="large"
          fullWidth
          loading={status === 'loading'}
          onClick={addToCart}
        >
          Add to Cart
        </Button>
      )}
    </Box>
  );
}
