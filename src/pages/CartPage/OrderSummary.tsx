import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PROCESSING_FEE, PURCHASE_BENEFITS } from '@/config/constants';
import { formatRupees, sumRupees } from '@/lib/money';
import { CheckedList } from '@/ui/CheckedList';
import { cartTotal } from './cartTotal';

type OrderSummaryProps = {
  /** Prices in rupees, as sent by the backend. */
  prices: readonly (number | string)[];
  onCheckOut: () => void;
  buttonRef: Ref<HTMLButtonElement>;
};

/** The total of the cart and the checkout button. */
export function OrderSummary({ prices, onCheckOut, buttonRef }: OrderSummaryProps) {
  const rows = [
    { label: 'Subtotal', amount: sumRupees(prices) },
    { label: 'Processing fee', amount: PROCESSING_FEE },
    { label: 'Total', amount: cartTotal(prices) },
  ];
  return (
    <Card component="aside" aria-label="Order summary" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        Order summary
      </Typography>
      <Box component="dl" sx={{ my: 2 }}>
        {rows.map(({ label, amount }, index) => {
          const isTotal = index === rows.length - 1;
          return (
            <Box
              key={label}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                py: 1,
                ...(isTotal && { borderTop: 1, borderColor: 'divider', fontWeight: 750 }),
              }}
            >
              <dt>{label}</dt>
              <Box component="dd" sx={{ m: 0 }}>
                {formatRupees(amount)}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Button ref={buttonRef} variant="signal" size="large" fullWidth onClick={onCheckOut}>
        Proceed to Checkout
      </Button>
      <CheckedList entries={PURCHASE_BENEFITS} />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        Payments are powered by a card payment provider.
      </Typography>
    </Card>
  );
}
