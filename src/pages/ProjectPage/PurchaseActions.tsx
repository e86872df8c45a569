import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Project } from '@/api/catalogApi';
import { ConfirmingPayment, PaymentNotice } from '@/features/buying';
import { lazyPart } from '@/ui/lazyPart';
import type { PurchaseOffer } from './usePurchaseOffer';

/** Height of the owner's actions in pixels. */
const OWNED_HEIGHT = 220;

// Only owners need it.
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
