import Chip, { type ChipProps } from '@mui/material/Chip';

/** The known payment statuses, in the order of filters. */
export const PAYMENT_STATUSES = ['completed', 'pending', 'failed', 'refunded'] as const;

const known = new Set<string>(PAYMENT_STATUSES);

/** Returns the name of a payment status: known ones capitalized, any other as it was sent. */
export function paymentStatusName(status: string): string {
  return known.has(status) ? status.charAt(0).toUpperCase() + status.slice(1) : status;
}

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
      // The raw text is spelled as the names are.
      slotProps={{ label: { sx: { '&::first-letter': { textTransform: 'uppercase' } } } }}
    />
  );
}
