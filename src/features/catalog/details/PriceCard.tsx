import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { site } from '@/config/site';
import { toHttpLink } from '@/lib/safeLink';
import { PaymentMethods } from './PaymentMethods';

type PriceCardProps = {
  project: Project;
  /** The formatted price; null for owners. */
  price: string | null;
  /** Buying, rechecking a payment or downloading. */
  action: ReactNode;
  /** Shown beside the demo link; without it, the payment methods are hidden. */
  cartAction: ReactNode;
  /** Other actions, such as sharing. */
  footer?: ReactNode;
};

/** The price, the purchase, the demo and the payment methods; for owners, what they own. */
export function PriceCard({ project, price, action, cartAction, footer }: PriceCardProps) {
  const demo = toHttpLink(project.demo_url);
  return (
    <Card
      component="aside"
      aria-label="Purchase"
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: 2.5 } }}
    >
      {price !== null && (
        <div>
          <Typography variant="h2" component="p">
            {price}
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
      {action}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(9.375rem, 1fr))',
          gap: 1.25,
          '&:empty': { display: 'none' },
        }}
      >
        {cartAction}
        {demo && (
          <Button
            variant="outlined"
            size="large"
            href={demo}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ px: 1.5 }}
          >
            View Demo
          </Button>
        )}
      </Box>
      {cartAction && <PaymentMethods />}
      {footer && (
        <Box sx={{ display: 'flex', gap: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          {footer}
        </Box>
      )}
    </Card>
  );
}
