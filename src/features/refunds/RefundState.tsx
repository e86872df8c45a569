import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Refund } from '@/api/paymentsApi';
import { refundReasons } from '@/config/refundReasons';
import { formatDay } from '@/lib/time';
import { refundMessages } from './refundMessages';

type RefundStateProps = {
  refund: Refund;
  /** Omits the explanation of the next step, which staff do not need. */
  isForStaff?: boolean;
};

const isOfShop = ({ opened_by: openedBy }: Refund) => openedBy === 'shop';

function describe(refund: Refund) {
  const { status, requested_at, decided_at, refunded_at } = refund;
  if (isOfShop(refund)) {
    return status === 'refunded'
      ? `Refunded by the shop, paid out on ${formatDay(refunded_at)}`
      : `Refunded by the shop on ${formatDay(decided_at)}`;
  }
  switch (status) {
    case 'approved':
      return `Refund approved on ${formatDay(decided_at)}`;
    case 'declined':
      return `Refund declined on ${formatDay(decided_at)}`;
    case 'refunded':
      return `Refunded on ${formatDay(refunded_at)}`;
    default:
      return `Refund requested on ${formatDay(requested_at)}`;
  }
}

const nextSteps: Partial<Record<Refund['status'], string>> = {
  requested: refundMessages.review,
  approved: refundMessages.payout,
};

/**
 * The status of a refund: of a request with the buyer's reason and the shop's answer, or of one that
 * the shop opened with its own reason.
 */
export function RefundState({ refund, isForStaff = false }: RefundStateProps) {
  const { status, reason, text, note } = refund;
  const answer = isOfShop(refund) ? 'Our note' : 'Our answer';
  const nextStep = isForStaff ? undefined : nextSteps[status];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        mt: 0.75,
        pl: 1.5,
        borderLeft: 3,
        borderColor: status === 'declined' ? 'error.main' : 'primary.main',
        maxWidth: '70ch',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {describe(refund)}
      </Typography>
      <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {`${isOfShop(refund) ? `Our reason (${reasonLabel(reason)})` : reasonLabel(reason)}: ${text}`}
      </Box>
      {note && (
        <Box sx={{ whiteSpace: 'pre-line' }}>{`${isForStaff ? 'Note' : answer}: ${note}`}</Box>
      )}
      {nextStep && <Box sx={{ color: 'text.secondary' }}>{nextStep}</Box>}
    </Box>
  );
}

/** Returns the refund policy's label of a reason; an unknown reason is returned as is. */
export function reasonLabel(reason: string): string {
  return refundReasons.find(({ id }) => id === reason)?.label ?? reason;
}
