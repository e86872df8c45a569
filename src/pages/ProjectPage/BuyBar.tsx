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
 * Buys the project from anywhere on a narrow page. Its button is named otherwise than the one of
 * the price card, which it does not replace.
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
