import { StatusBadge, type StatusTone } from '@/ui/StatusBadge';

const looks = new Map<string, { label: string; tone: StatusTone }>([
  ['completed', { label: 'Completed', tone: 'good' }],
  ['pending', { label: 'Pending', tone: 'warning' }],
]);

/** A payment's status: green when completed, amber when pending, any other as raw text. */
export function PaymentBadge({ status }: { status: string }) {
  return <StatusBadge {...(looks.get(status) ?? { label: status, tone: 'neutral' })} />;
}
