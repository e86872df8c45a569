import { lazy, Suspense, type Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Project } from '@/api/catalogApi';
import { UnverifiedPaymentNotice } from '@/features/purchase';
import type { PurchaseOffer } from './usePurchaseOffer';

// Only owners need it.
const OwnedActions = lazy(() => import('./OwnedActions'));

/** Height in pixels of what owners see. */
const OWNED_HEIGHT = 86;

type PurchaseActionsProps = {
  project: Project;
  offer: PurchaseOffer;
  purchaseButtonRef: Ref<HTMLButtonElement>;
};

/** The main action of the offer: buying, rechecking a payment or downloading. */
export function PurchaseActions({ project, offer, purchaseButtonRef }: PurchaseActionsProps) {
  switch (offer.kind) {
    case 'owned':
      return (
        <Suspense fallback={<Box sx={{ height: OWNED_HEIGHT }} />}>
          <OwnedActions project={project} />
        </Suspense>
      );
    case 'unverified':
      return <UnverifiedPaymentNotice payment={offer.payment} />;
    case 'withdrawn':
      return null;
    case 'forSale':
      return (
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
      );
  }
}
