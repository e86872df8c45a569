import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
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
import { PaymentBadge } from '@/features/buying';
import { PaymentIds } from '@/features/receipts';
import { RefundState } from '@/features/refunds';
import { formatDay } from '@/lib/time';
import { formatRupees } from '@/lib/money';
import { PaymentActions, type PaymentListProps } from './PaymentActions';

/** No border between a payment and its refund. */
const joinedSx = { '& > td:not([rowspan])': { borderBottom: 0 } } as const;

/**
 * The payments as a table, on wide screens; refunds have rows of their own below their payments.
 */
export function PaymentTable({ payments, ...callbacks }: PaymentListProps) {
  return (
    <Card>
      <Table aria-label="Payments" size="small">
        <TableHead>
          <TableRow>
            <TableCell>Date</TableCell>
            <TableCell>Project</TableCell>
            <TableCell align="right">Amount</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>Order and payment ID</TableCell>
            <TableCell>Receipts and help</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map((payment) => {
            const { razorpay_order_id, purchase_date, amount, status, refund } = payment;
            const rowSpan = refund ? 2 : 1;
            return (
              <Fragment key={razorpay_order_id}>
                <TableRow sx={refund && joinedSx}>
                  <TableCell rowSpan={rowSpan} sx={{ whiteSpace: 'nowrap' }}>
                    {formatDay(purchase_date)}
                  </TableCell>
                  <TableCell
                    component="th"
                    scope="row"
                    rowSpan={rowSpan}
                    sx={{ width: { md: '26%', lg: '30%' }, fontWeight: 650 }}
                  >
                    <PaymentTitle payment={payment} />
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
                    <Box
                      sx={{
                        display: 'flex',
                        flexWrap: { md: 'wrap', lg: 'nowrap' },
                        alignItems: 'center',
                        gap: 1,
                      }}
                    >
                      <PaymentActions payment={payment} {...callbacks} hasRoom={false} />
                    </Box>
                  </TableCell>
                </TableRow>
                {refund && (
                  <TableRow>
                    <TableCell colSpan={4}>
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

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

/** The payments as cards, on narrow screens. */
export function PaymentCards({ payments, ...callbacks }: PaymentListProps) {
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
          key={payment.razorpay_order_id}
          component="li"
          sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0, p: 2 }}
        >
          <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            <PaymentTitle payment={payment} />
          </Typography>
          <Box sx={lineSx}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
              <PaymentBadge status={payment.status} />
              <span>{formatDay(payment.purchase_date)}</span>
            </Box>
            <Typography sx={{ fontWeight: 650 }}>{formatRupees(payment.amount)}</Typography>
          </Box>
          <PaymentIds payment={payment} />
          {payment.refund && <RefundState refund={payment.refund} />}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              '& .MuiButton-root': { minHeight: 44 },
            }}
          >
            <PaymentActions payment={payment} {...callbacks} hasRoom />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** The title of the paid project, as a link if the backend provides its id. */
function PaymentTitle({ payment: { title, project_id: id } }: { payment: Payment }) {
  if (id === undefined) return <>{title}</>;
  return (
    <Link component={RouterLink} to={paths.project(id)} color="inherit" underline="hover">
      {title}
    </Link>
  );
}
