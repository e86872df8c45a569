import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Refund } from '@/api/paymentsApi';
import { refundReasons } from '@/config/refundReasons';
import { describeRefund, isOfShop, REFUND_STATUSES } from './refundStatuses';

type RefundStateProps = {
  refund: Refund;
  /** Omits the explanation of the next step, which staff do not need. */
  isForStaff?: boolean;
};

/** The status of a refund, with the buyer's reason and the shop's answer, or the shop's own reason. */
export function RefundState({ refund, isForStaff = false }: RefundStateProps) {
  const { status, reason, text, note } = refund;
  const answer = isOfShop(refund) ? 'Our note' : 'Our answer';
  const { next, step } = REFUND_STATUSES[status];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        mt: 0.75,
        pl: 1.5,
        borderLeft: 3,
        borderColor: step?.isRefusal ? 'error.main' : 'primary.main',
        maxWidth: '70ch',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {describeRefund(refund)}
      </Typography>
      <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {`${isOfShop(refund) ? `Our reason (${refundReasons[reason].label})` : refundReasons[reason].label}: ${text}`}
      </Box>
      {note && (
        <Box sx={{ whiteSpace: 'pre-line' }}>{`${isForStaff ? 'Note' : answer}: ${note}`}</Box>
      )}
      {next && !isForStaff && <Box sx={{ color: 'text.secondary' }}>{next}</Box>}
    </Box>
  );
}
