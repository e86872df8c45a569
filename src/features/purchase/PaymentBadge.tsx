import Chip, { type ChipProps } from '@mui/material/Chip';
import { paymentStatusName } from './paymentStatus';

const colors = new Map<string, NonNullable<ChipProps['color']>>([
  ['completed', 'success'],
  ['pending', 'warning'],
]);

type PaymentBadgeProps = {
  status: string;
  /** Shows any status but completed and pending as it was sent. */
  isRaw?: boolean;
};

/** A payment's status: green when completed, amber when pending, neutral otherwise. */
export function PaymentBadge({ status, isRaw = false }: PaymentBadgeProps) {
  const color = colors.get(status);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color ?? 'default'}
      label={isRaw && !color ? status : paymentStatusName(status)}
    />
  );
}
