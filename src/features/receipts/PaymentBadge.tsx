import Chip from '@mui/material/Chip';
import { statusOf } from './paymentStatuses';

type PaymentBadgeProps = {
  status: string;
  /** Shows any status but completed and pending as it was sent. */
  isRaw?: boolean;
};

/** A payment's status: green when completed, amber when pending, red when failed, neutral otherwise. */
export function PaymentBadge({ status, isRaw = false }: PaymentBadgeProps) {
  const { label, color, isPaid, isPending } = statusOf({ status });
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color ?? 'default'}
      label={isRaw && !isPaid && !isPending ? status : label}
      // The raw text is spelled as the names are.
      slotProps={{ label: { sx: { '&::first-letter': { textTransform: 'uppercase' } } } }}
    />
  );
}
