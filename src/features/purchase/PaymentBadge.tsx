import Chip, { type ChipProps } from '@mui/material/Chip';

const chips = new Map<string, Pick<ChipProps, 'label' | 'color'>>([
  ['completed', { label: 'Completed', color: 'success' }],
  ['pending', { label: 'Pending', color: 'warning' }],
]);

/** A payment's status: green when completed, amber when pending, any other as raw text. */
export function PaymentBadge({ status }: { status: string }) {
  return <Chip size="small" variant="outlined" {...(chips.get(status) ?? { label: status })} />;
}
