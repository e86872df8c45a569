import { type RefObject, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { site } from '@/config/site';
import {
  ConfirmingPayment,
  PaymentNotice,
  type PurchaseOffer,
  ReducedPrice,
} from '@/features/buying';
import { formatRupees } from '@/lib/money';
import { BottomBar } from '@/ui/BottomBar';
import { HydratedButton } from '@/ui/HydratedButton';
import { lazyPart } from '@/ui/lazyPart';
import { useIsHidden } from '@/ui/useInView';
import { AskAboutProject } from './AskAboutProject';
import {
  CartAction,
  FavouriteButton,
  OwnedPlaceholder,
  PaymentMethods,
  ShareButton,
} from './PriceCardParts';
import { LaunchLine } from './proof/Launch';

// Only owners need these actions.
const OwnedActions = lazyPart(() => import('./OwnedActions'), {
  name: 'the download',
  // Between the payment and the download, the card says what has come of it.
  loading: <OwnedPlaceholder />,
});

type PriceCardProps = {
  project: Project;
  offer: PurchaseOffer;
  purchaseButton: RefObject<HTMLButtonElement | null>;
};

/**
 * The price, the purchase, the payment methods and questions; for owners, what they own. It takes the
 * focus after a payment, because the button that had it is gone.
 */
export function PriceCard({ project, offer, purchaseButton }: PriceCardProps) {
  const { kind } = offer;
  const sells = kind === 'forSale' || kind === 'confirming';
  const card = useRef<HTMLElement>(null);
  const [wasPaying, setWasPaying] = useState(false);
  if (!wasPaying && (kind === 'confirming' || kind === 'unsettled')) setWasPaying(true);
  const isArrival = wasPaying && kind === 'owned';

  useEffect(() => {
    if (isArrival && document.activeElement === document.body) card.current?.focus();
  }, [isArrival]);

  return (
    <Card
      ref={card}
      component="aside"
      aria-label="Purchase"
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: { xs: 2, md: 2.5 },
        // On tablets, what follows stands beside it, below the name.
        gridColumn: { sm: 2, md: 'auto' },
        gridRow: { sm: '1 / span 2', md: 'auto' },
      }}
    >
      {kind !== 'owned' && (
        <div>
          <Typography variant="h2" component="p">
            {formatRupees(project.base_price)}
          </Typography>
          <Typography
            variant="body2"
            component="div"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}
          >
            <span>One-time purchase</span>
            <span>{site.payment.tax}</span>
          </Typography>
        </div>
      )}
      <PurchaseAction {...{ project, offer, purchaseButton, isArrival }} />
      {sells && <CartAction project={project} isDisabled={kind === 'confirming'} />}
      {sells && <PaymentMethods />}
      <LaunchLine project={project} />
      <Box sx={{ display: 'flex', gap: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
        <FavouriteButton projectId={project.id} />
        <ShareButton title={project.title} />
      </Box>
      {kind !== 'owned' && <AskAboutProject project={project} />}
    </Card>
  );
}

/** The main action of the offer: buying, rechecking a payment or downloading. */
function PurchaseAction(props: PriceCardProps & { isArrival: boolean }) {
  const { project, offer, purchaseButton, isArrival } = props;
  switch (offer.kind) {
    case 'owned':
      return <OwnedActions project={project} isArrival={isArrival} />;
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
          <HydratedButton
            ref={purchaseButton}
            variant="signal"
            size="large"
            fullWidth
            loading={offer.isBusy || !offer.isReady}
            onClick={offer.purchase}
          >
            Purchase Now
          </HydratedButton>
          {offer.reduction && <ReducedPrice {...offer.reduction} />}
        </>
      );
  }
}

type BuyBarProps = {
  project: Project;
  offer: Extract<PurchaseOffer, { kind: 'forSale' }>;
  purchaseButton: RefObject<HTMLButtonElement | null>;
};

/**
 * The purchase button at the bottom of narrow screens while that of the price card is hidden. Their
 * accessible names differ, because it does not replace that button.
 */
export function BuyBar({ project, offer, purchaseButton }: BuyBarProps) {
  const isHidden = useIsHidden(purchaseButton);
  if (!isHidden) return null;
  return (
    <BottomBar label="Buy this project">
      <Typography variant="body2" noWrap sx={{ flex: '1 1 0', minWidth: 0, fontWeight: 650 }}>
        {project.title}
      </Typography>
      <Button variant="signal" size="large" loading={offer.isBusy} onClick={offer.purchase}>
        <span>{`Buy for ${formatRupees(project.base_price)}`}</span>
      </Button>
    </BottomBar>
  );
}
