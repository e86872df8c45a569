import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Payment } from '@/api/paymentsApi';
import { useCopy } from '@/features/toasts';
import { rowSx } from '@/theme/mixins';
import { IconAction } from '@/ui/IconAction';

type PaymentIdsProps = {
  payment: Pick<Payment, 'orderId' | 'paymentId'>;
  tabIndex?: number | undefined;
};

/** The payment provider's ids; an order that was never paid has only one. */
export function PaymentIds({ payment, tabIndex }: PaymentIdsProps) {
  const { orderId, paymentId } = payment;
  return (
    <Box sx={{ minWidth: 0 }}>
      <CopyableId name="order ID" id={orderId} tabIndex={tabIndex} />
      {paymentId && <CopyableId name="payment ID" id={paymentId} tabIndex={tabIndex} />}
    </Box>
  );
}

type CopyableIdProps = {
  /** Noun for the id: 'payment id'. */
  name: string;
  id: string;
  tabIndex?: number | undefined;
};

const Root = styled('span')(({ theme }) => ({
  ...rowSx,
  ...theme.typography.caption,
  minWidth: 0,
  '& .id': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** Shows an id with a button that copies it. */
function CopyableId({ name, id, tabIndex }: CopyableIdProps) {
  const copy = useCopy();
  return (
    <Root>
      <span className="id">{id}</span>
      <IconAction
        size="small"
        label={`Copy ${name} ${id}`}
        tabIndex={tabIndex}
        onClick={() => void copy(id, `Copied ${name} ${id}`, `The ${name} could not be copied.`)}
        // Two ids share a row in a wide table.
        sx={{ width: { md: 26 }, height: { md: 26 }, color: 'text.secondary' }}
      >
        <CopyIcon sx={{ fontSize: 15 }} />
      </IconAction>
    </Root>
  );
}
