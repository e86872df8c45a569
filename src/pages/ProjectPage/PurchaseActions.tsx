import type { Ref } from 'react';
import Button from '@mui/material/Button';
import type { Project } from '@/api/catalogApi';
import { UnverifiedPaymentNotice } from '@/features/purchase';
import { OwnedActions } from './OwnedActions';
import type { PurchaseOffer } from './usePurchaseOffer';

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
