import { type RefObject, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useProjects } from '@/api/useProjects';
import { PROCESSING_FEE, PURCHASE_BENEFITS } from '@/config/constants';
import { LIFETIME_MEANING } from '@/config/policyFigures';
import { useAuth } from '@/features/auth';
import { checkoutStarted, paymentMessages, useCart } from '@/features/buying';
import { useToast } from '@/features/toasts';
import { formatRupees, sumRupees } from '@/lib/money';
import { countOf } from '@/lib/numbers';
import { useAppDispatch } from '@/store';
import { BottomBar, BottomBarSpace } from '@/ui/BottomBar';
import { CheckedList } from '@/ui/CheckedList';
import { useIsHidden } from '@/ui/useInView';
import { CartLine, checkCartItem, isPayable } from './CartLine';

const NOTHING_PAYABLE = 'Nothing in your cart can be bought as it stands.';
const PRICES_CHANGED = 'Please accept the changed prices first.';

/** Adds up the prices of a cart and the processing fee, in rupees. */
const cartTotal = (prices: readonly number[]): number => sumRupees([...prices, PROCESSING_FEE]);

/** The projects in the cart beside the order summary. */
export function FilledCart() {
  const cart = useCart();
  const { user } = useAuth();
  const results = useProjects(cart.items.map(({ id }) => id));
  const dispatch = useAppDispatch();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const lines = cart.items.map((item, index) => ({
    item,
    check: checkCartItem(item, results[index]),
  }));

  const payable = lines.filter(({ check }) => isPayable(check));
  const prices = payable.map(({ item }) => item.base_price);

  const checkOut = () => {
    if (!cart.requestCheckout() || !user) return;
    if (lines.some(({ check }) => check.kind === 'repriced')) toast.error(PRICES_CHANGED);
    else if (payable.length === 0) toast.error(NOTHING_PAYABLE);
    else {
      const steps = payable.map(({ item: { id, title, base_price } }) => ({
        projectId: id,
        title,
        base_price,
        status: 'waiting' as const,
      }));
      dispatch(checkoutStarted({ userId: user.id, steps }));
    }
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, mb: 3 }}>
        <Typography variant="h1" sx={{ fontSize: '2.25rem' }}>
          Cart
        </Typography>
        <Button size="small" color="inherit" onClick={cart.clear} sx={{ ml: 'auto' }}>
          Clear cart
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gap: { xs: 3, md: 5 },
          alignItems: 'start',
        }}
      >
        <Box component="ul" aria-label="Projects in your cart" sx={{ display: 'grid', gap: 2 }}>
          {lines.map(({ item, check }) => (
            <li key={item.id}>
              <CartLine
                item={item}
                check={check}
                onRemove={() => cart.remove(item)}
                onAcceptPrice={(price) => cart.acceptPrice(item.id, price)}
              />
            </li>
          ))}
        </Box>
        <OrderSummary
          prices={prices}
          left={lines.length - payable.length}
          onCheckOut={checkOut}
          button={button}
        />
      </Box>
      <BottomBarSpace />
      <CheckoutBar button={button} total={cartTotal(prices)} onCheckOut={checkOut} />
    </>
  );
}

type CheckoutBarProps = {
  button: RefObject<HTMLButtonElement | null>;
  /** Rupees. */
  total: number;
  onCheckOut: () => void;
};

/** The checkout button at the bottom of narrow screens, while a long cart hides that of the summary. */
function CheckoutBar({ button, total, onCheckOut }: CheckoutBarProps) {
  const isHidden = useIsHidden(button);
  if (!isHidden) return null;
  return (
    <BottomBar label="Total of the cart">
      <Typography variant="h3" component="p" sx={{ flexGrow: 1 }}>
        {formatRupees(total)}
      </Typography>
      <Button variant="signal" size="large" onClick={onCheckOut}>
        Check out
      </Button>
    </BottomBar>
  );
}

type OrderSummaryProps = {
  /** Those of the projects that can be paid for, each on its own, in rupees. */
  prices: readonly number[];
  /** How many projects are left out of the sum. */
  left: number;
  onCheckOut: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

/** The total of the cart and the checkout button. */
function OrderSummary({ prices, left, onCheckOut, button }: OrderSummaryProps) {
  const rows = [
    { label: 'Subtotal', amount: sumRupees(prices) },
    { label: 'Processing fee', amount: PROCESSING_FEE },
    { label: 'Total', amount: cartTotal(prices) },
  ];
  const paidIn = prices.length > 0 ? paymentMessages.paidIn(prices.length) : '';
  const leftOut = left > 0 ? `Not counted: ${countOf(left, 'project')} with a note.` : '';
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
              <Box component="dd">{formatRupees(amount)}</Box>
            </Box>
          );
        })}
      </Box>
      <Typography aria-live="polite" variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {`${paidIn} ${leftOut}`.trim()}
      </Typography>
      <Button ref={button} variant="signal" size="large" fullWidth onClick={onCheckOut}>
        Proceed to Checkout
      </Button>
      <CheckedList entries={PURCHASE_BENEFITS} sx={{ mt: 2 }} />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {`${LIFETIME_MEANING}. Payments are powered by a card payment provider.`}
      </Typography>
    </Card>
  );
}
