import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { Project } from '@/api/catalogApi';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { ConfirmingPayment, PaymentNotice, useCart } from '@/features/buying';
import { firstPreviewImage } from '@/lib/imageAddress';
import { formatRupees } from '@/lib/money';
import { BottomBar } from '@/ui/BottomBar';
import { lazyPart } from '@/ui/lazyPart';
import type { PurchaseOffer } from './usePurchaseOffer';

/** Height of the owner's actions in pixels. */
const OWNED_HEIGHT = 220;

// Only owners need these actions.
const OwnedActions = lazyPart(() => import('./OwnedActions'), {
  name: 'the download',
  loading: <Box sx={{ height: OWNED_HEIGHT }} />,
});

type PurchaseActionsProps = {
  project: Project;
  offer: PurchaseOffer;
  purchaseButtonRef: Ref<HTMLButtonElement>;
};

/** The main action of the offer: buying, rechecking a payment or downloading. */
export function PurchaseActions({ project, offer, purchaseButtonRef }: PurchaseActionsProps) {
  switch (offer.kind) {
    case 'owned':
      return <OwnedActions project={project} />;
    case 'confirming':
      return <ConfirmingPayment />;
    case 'unsettled':
      return <PaymentNotice payment={offer.payment} />;
    case 'withdrawn':
      return offer.refused ? <PaymentNotice payment={offer.refused} /> : null;
    case 'forSale':
      return (
        <>
          {offer.refused && (
            <Box sx={{ mb: 2 }}>
              <PaymentNotice payment={offer.refused} />
            </Box>
          )}
          <Button
            ref={purchaseButtonRef}
            variant="signal"
            size="large"
            fullWidth
            loading={offer.isBusy || !offer.isReady}
            onClick={offer.purchase}
          >
            Purchase Now
          </Button>
        </>
      );
  }
}

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

type BuyBarProps = {
  title: string;
  /** Rupees. */
  price: number;
  isBusy: boolean;
  onBuy: () => void;
};

/**
 * The purchase button at the bottom of narrow screens. Its accessible name differs from that of the
 * price card's button, which it does not replace.
 */
export function BuyBar({ title, price, isBusy, onBuy }: BuyBarProps) {
  return (
    <BottomBar label="Buy this project">
      <Typography variant="body2" noWrap sx={{ flex: '1 1 0', minWidth: 0, fontWeight: 650 }}>
        {title}
      </Typography>
      <Button variant="signal" size="large" loading={isBusy} onClick={onBuy}>
        Buy for {formatRupees(price)}
      </Button>
    </BottomBar>
  );
}
