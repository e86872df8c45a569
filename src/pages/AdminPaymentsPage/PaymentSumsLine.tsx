import Typography from '@mui/material/Typography';
import type { PaymentSums } from '@/api/adminApi';
import { formatRupees } from '@/lib/money';

/** What the selected payments add up to; a backend may leave the sums out. */
export function PaymentSumsLine({ sums }: { sums: PaymentSums | undefined }) {
  if (!sums) return null;
  return (
    <Typography sx={{ mb: 2 }}>
      <strong>{formatRupees(sums.completed)}</strong> completed
      {` · ${formatRupees(sums.pending)} pending · ${formatRupees(sums.refunded)} refunded`}
    </Typography>
  );
}
