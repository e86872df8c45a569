import Typography from '@mui/material/Typography';
import type { PaymentSums } from '@/api/adminApi';
import { formatRupees } from '@/lib/money';

/** The sums of the selected payments; a backend may omit them. */
export function PaymentSumsLine({ sums }: { sums: PaymentSums | undefined }) {
  if (!sums) return null;
  return (
    <Typography sx={{ mb: 2 }}>
      <strong>{formatRupees(sums.completed)}</strong> completed
      {` · ${formatRupees(sums.pending)} pending · ${formatRupees(sums.refunded)} refunded`}
    </Typography>
  );
}
