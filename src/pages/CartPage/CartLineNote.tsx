import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatRupees } from '@/lib/money';
import type { CartCheck } from './cartCheck';

type CartLineNoteProps = {
  check: CartCheck;
  onAcceptPrice: (price: number | string) => void;
};

const texts = {
  inactive: 'Not for sale at the moment. It can stay here until it is.',
  withdrawn: 'No longer in the shop.',
} as const;

/** Shows what has changed about a project since it was added to the cart. */
export function CartLineNote({ check, onAcceptPrice }: CartLineNoteProps) {
  if (check.kind === 'unknown' || check.kind === 'current') return null;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        check.kind === 'repriced' && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onAcceptPrice(check.price)}
          >
            Accept new price
          </Button>
        )
      }
      sx={{ mt: 1 }}
    >
      {check.kind === 'repriced'
        ? `The price has changed to ${formatRupees(check.price)}.`
        : texts[check.kind]}
    </Alert>
  );
}
