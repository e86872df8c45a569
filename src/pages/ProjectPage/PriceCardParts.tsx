import { useLocation, useNavigate } from 'react-router-dom';
import OwnedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import HeartIcon from '@mui/icons-material/FavoriteRounded';
import ShareIcon from '@mui/icons-material/Link';
import LockIcon from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { isAborted } from '@/api/errors';
import { CLAIMS, REFUND_SENTENCE } from '@/config/constants';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { rememberLocation, useAuth } from '@/features/auth';
import { useCart } from '@/features/buying';
import { useFavourite } from '@/features/favourites';
import { useCopy } from '@/features/toasts';
import { toPictures } from '@/lib/imageAddress';
import { HydratedButton } from '@/ui/HydratedButton';

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
    const image = toPictures(preview_images, [], env.apiHost)[0]?.address ?? null;
    cart.add({ id, title, short_description, base_price, category, image });
    if (!isAuthenticated) void navigate(paths.login, { state: rememberLocation(location) });
  };

  return cart.contains(id) ? (
    <Button
      href={paths.cart}
      variant="outlined"
      size="large"
      disabled={isDisabled}
      sx={{ px: 1.5 }}
    >
      In your cart
    </Button>
  ) : (
    <HydratedButton
      variant="outlined"
      size="large"
      loading={status === 'loading'}
      disabled={isDisabled}
      onClick={addToCart}
      sx={{ px: 1.5 }}
    >
      Add to Cart
    </HydratedButton>
  );
}

/** Says that the project is owned. */
export function OwnedMark() {
  return (
    <Typography
      variant="h3"
      component="p"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main' }}
    >
      <OwnedIcon aria-hidden /> Owned
    </Typography>
  );
}

/** Keeps the place of the owner's actions, as high as they mostly are. */
export function OwnedPlaceholder() {
  return (
    <Box sx={{ minHeight: { xs: 402, md: 380 } }}>
      <OwnedMark />
    </Box>
  );
}

/** The payment provider, the money-back promise and the accepted payment methods. */
export function PaymentMethods() {
  const { methods, security } = site.payment;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 0.5,
          color: 'text.secondary',
          '& > *': { display: 'inline-flex', alignItems: 'center', gap: 0.5 },
        }}
      >
        <span>
          <LockIcon aria-hidden sx={{ fontSize: 15 }} />
          {security}
        </span>
        <Link href={`${paths.refunds}#guarantees`} color="inherit">
          {REFUND_SENTENCE}
        </Link>
        <span>{CLAIMS.freeSupport}</span>
      </Typography>
      <Box
        component="ul"
        aria-label="Payment methods"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {methods.map((method) => (
          <Typography
            key={method}
            component="li"
            variant="caption"
            sx={{
              px: 0.625,
              border: 1,
              borderColor: 'divider',
              borderRadius: 0.5,
              fontSize: '0.72rem',
              fontWeight: 650,
            }}
          >
            {method}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** Shares the page through the browser's share sheet, or copies its link without a working one. */
export function ShareButton({ title }: { title: string }) {
  const copy = useCopy();

  const share = async () => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closing the share sheet is not a failure.
        if (isAborted(error)) return;
      }
    }
    await copy(url, 'Link copied to clipboard!', 'The link could not be shared.');
  };

  return (
    <Button variant="text" size="small" startIcon={<ShareIcon />} onClick={() => void share()}>
      Share
    </Button>
  );
}

const outlined = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

/** Toggles the project as a favourite on this device. */
export function FavouriteButton({ projectId }: { projectId: number }) {
  const { isFavourite, toggle } = useFavourite(projectId);
  return (
    <Button
      variant="text"
      size="small"
      aria-pressed={isFavourite}
      startIcon={<HeartIcon sx={isFavourite ? null : outlined} />}
      onClick={toggle}
    >
      Favourite
    </Button>
  );
}
