import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@/lib/money';
import { BottomBar } from '@/ui/BottomBar';

type BuyBarProps = {
  title: string;
  /** Rupees. */
  price: unknown;
  isBusy: boolean;
  onBuy: () => void;
};

/**
 * The purchase button at the bottom of narrow screens. Its accessible name differs from that of the
 * price card's button, which it does not replace.
 */
export function BuyBar({ title, price, isBusy, onBuy }: BuyBarProps) {
  return (
    <BottomBar label="Buy this project">
      <Typography variant="body2" noWrap sx={{ flex: '1 1 0', minWidth: 0, fontWeight: 650 }}>
        {title}
      </Typography>
      <Button variant="signal" size="large" loading={isBusy} onClick={onBuy}>
        Buy for {formatRupees(price)}
      </Button>
    </BottomBar>
  );
}
