import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@/lib/money';
import { BottomBar } from '@/ui/BottomBar';

type CheckoutBarProps = {
  /** Rupees. */
  total: number;
  onCheckOut: () => void;
};

/** The checkout button at the bottom of narrow screens, for long carts. */
export function CheckoutBar({ total, onCheckOut }: CheckoutBarProps) {
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
