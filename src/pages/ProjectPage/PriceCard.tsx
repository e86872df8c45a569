import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { site } from '@/config/site';
import { formatRupees } from '@/lib/money';
import { toHttpLink } from '@/lib/safeLink';
import { CartAction } from './CartAction';
import { FavouriteButton } from './FavouriteButton';
import { PaymentMethods } from './PaymentMethods';
import { PurchaseActions } from './PurchaseActions';
import { ShareButton } from './ShareButton';
import type { PurchaseOffer } from './usePurchaseOffer';

type PriceCardProps = {
  project: Project;
  offer: PurchaseOffer;
  purchaseButtonRef: Ref<HTMLButtonElement>;
};

/** The price, how to buy or try the project, and how to pay; for owners, what they own. */
export function PriceCard({ project, offer, purchaseButtonRef }: PriceCardProps) {
  const demo = toHttpLink(project.demo_url);
  const isForSale = offer.kind === 'forSale';
  return (
    <Card
      component="aside"
      aria-label="Purchase"
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: 2.5 } }}
    >
      {offer.kind !== 'owned' && (
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
      <PurchaseActions project={project} offer={offer} purchaseButtonRef={purchaseButtonRef} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
          gap: 1.25,
          '&:empty': { display: 'none' },
        }}
      >
        {isForSale && <CartAction project={project} />}
        {demo && (
          <Button
            variant="outlined"
            size="large"
            href={demo}
            target="_blank"
            rel="noopener noreferrer"
          >
            View Demo
          </Button>
        )}
      </Box>
      {isForSale && <PaymentMethods />}
      <Box sx={{ display: 'flex', gap: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
        <FavouriteButton projectId={project.id} />
        <ShareButton title={project.title} />
      </Box>
    </Card>
  );
}
