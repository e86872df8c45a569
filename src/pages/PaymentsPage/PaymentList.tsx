import { type ComponentProps, Fragment } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { PROVIDER_NAME } from '@/config/paymentProvider';
import { LATE_PAYMENT } from '@/config/policyFigures';
import { PaymentBadge, PaymentIds, statusOf } from '@/features/receipts';
import { RefundState, refundUntil } from '@/features/refunds';
import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { rowSx, wrapSx } from '@/theme/mixins';
import { useNarrowScreen } from '@/ui/useNarrowScreen';
import { PaymentActions } from './PaymentActions';

type PaymentListProps = Omit<ComponentProps<typeof PaymentActions>, 'payment' | 'hasMenu'> & {
  payments: readonly Payment[];
};

/** The payments: a table, or cards on narrow screens. */
export function PaymentList(props: PaymentListProps) {
  const isNarrow = useNarrowScreen('md');
  return isNarrow ? <PaymentCards {...props} /> : <PaymentTable {...props} />;
}

/** Texts and buttons stand on one line, and no border parts a payment from its refund. */
const tableSx = {
  '& :is(td, th)': { verticalAlign: 'baseline' },
  '& .joined > *': { borderBottom: 0, pb: 0 },
} as const;

/** The payments as a table; refunds have rows of their own below their payments. */
function PaymentTable({ payments, ...callbacks }: PaymentListProps) {
  return (
    <Card>
      <Table aria-label="Payments" size="small" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>Date (IST)</TableCell>
            <TableCell>Project</TableCell>
            <TableCell align="right">Amount</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>Order and payment ID</TableCell>
            <TableCell>Receipts and help</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map((payment) => {
            const { orderId, purchase_date, amount, status, refund } = payment;
            return (
              <Fragment key={orderId}>
                <TableRow className={refund ? 'joined' : undefined}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(purchase_date)}</TableCell>
                  <TableCell
                    component="th"
                    scope="row"
                    sx={{ width: { md: '26%' }, fontWeight: 650 }}
                  >
                    <PaymentTitle payment={payment} />
                    <PaymentNote payment={payment} />
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {formatRupees(amount)}
                  </TableCell>
                  <TableCell>
                    <PaymentBadge status={status} />
                  </TableCell>
                  <TableCell sx={{ maxWidth: 220 }}>
                    <PaymentIds payment={payment} />
                  </TableCell>
                  <TableCell>
                    <PaymentActions payment={payment} hasMenu={false} {...callbacks} />
                  </TableCell>
                </TableRow>
                {refund && (
                  <TableRow>
                    <TableCell />
                    <TableCell colSpan={5} sx={{ pt: 0 }}>
                      <RefundState refund={refund} />
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}

const lineSx = { ...wrapSx, justifyContent: 'space-between', gap: 1 } as const;

/** The payments as cards. */
function PaymentCards({ payments, ...callbacks }: PaymentListProps) {
  return (
    <Box
      component="ul"
      aria-label="Payments"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        gap: 1.5,
      }}
    >
      {payments.map((payment) => (
        <Card
          key={payment.orderId}
          component="li"
          sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0, p: 2 }}
        >
          <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            <PaymentTitle payment={payment} />
          </Typography>
          <Box sx={lineSx}>
            <Box sx={{ ...rowSx, gap: 1, typography: 'body2' }}>
              <PaymentBadge status={payment.status} />
              <span>{formatDay(payment.purchase_date)}</span>
            </Box>
            <Typography sx={{ fontWeight: 650 }}>{formatRupees(payment.amount)}</Typography>
          </Box>
          <PaymentNote payment={payment} />
          {payment.refund && <RefundState refund={payment.refund} />}
          <PaymentActions payment={payment} hasMenu {...callbacks} />
          <Box component="details" sx={{ minWidth: 0, typography: 'body2' }}>
            <Box component="summary" sx={{ py: 1.5, cursor: 'pointer', color: 'text.secondary' }}>
              Details
            </Box>
            <PaymentIds payment={payment} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** Where the money of a pending payment is, or until when a refund can be asked; else nothing. */
function PaymentNote({ payment }: { payment: Payment }) {
  const text = statusOf(payment).isPending
    ? `If you were charged, the money is with ${PROVIDER_NAME}. ${LATE_PAYMENT}`
    : refundUntil(payment);
  if (!text) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}

/** The title of the paid project, as a link if the backend provides its id. */
function PaymentTitle({ payment: { title, project_id: id } }: { payment: Payment }) {
  if (id === undefined) return <>{title}</>;
  return (
    <Link href={paths.project(id)} color="inherit" underline="hover">
      {title}
    </Link>
  );
}
