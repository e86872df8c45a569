import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@/features/forms';
import { formatRupees } from '@/lib/money';

/** An order that costs less than the price shown, as the backend says why; in rupees. */
export type Reduction = { price: number; amount: number; reason: string };

/** A reduction, and what the buyer answers: whether to pay the lower amount. */
export type ReductionQuestion = Reduction & { onAnswer: (isAccepted: boolean) => void };

/** Asks whether the buyer pays the lower amount of an order. */
export default function ReducedPrice({ price, amount, reason, onAnswer }: ReductionQuestion) {
  return (
    <ConfirmDialog
      heading="You pay less than shown"
      confirmLabel={`Pay ${formatRupees(amount)}`}
      onConfirm={() => {
        onAnswer(true);
        return Promise.resolve();
      }}
      failed="The payment could not be started"
      onClose={() => onAnswer(false)}
    >
      <Typography>{`Instead of ${formatRupees(price)}, this order costs ${formatRupees(amount)}.`}</Typography>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {'The reason: '}
        <strong>{reason}</strong>
      </Typography>
    </ConfirmDialog>
  );
}
