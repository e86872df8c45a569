import LockIcon from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Project } from '@/api/catalogApi';
import { MONEY_BACK } from '@/config/content/promises';
import { site } from '@/config/site';
import { toHttpLink } from '@/lib/links';

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

/** The payment provider, the money-back promise and the accepted payment methods. */
function PaymentMethods() {
  const { methods, security } = site.payment;
  return (
    // Leaves space for the chat button on phones.
    <Box sx={{ display: 'grid', gap: 1, pr: { xs: 7, sm: 0 } }}>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          color: 'text.secondary',
          '& > *': { display: 'inline-flex', alignItems: 'center', gap: 0.5 },
        }}
      >
        <span>
          <LockIcon aria-hidden sx={{ fontSize: 15 }} />
          {security}
        </span>
        <Link component={RouterLink} to={MONEY_BACK.policy} color="inherit">
          {MONEY_BACK.text}
        </Link>
      </Typography>
      <Box
        component="ul"
        aria-label="Payment methods"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
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
