import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PaymentBadge } from '@/features/purchase';
import { PaymentIds } from '@/features/receipts';
import { RefundState } from '@/features/refunds';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { PaymentActions, type PaymentListProps } from './PaymentActions';
import { PaymentTitle } from './PaymentTitle';

/** The payments as a table, on wide screens. */
export function PaymentTable({ payments, onAskForRefund }: PaymentListProps) {
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
            <TableCell>Papers and help</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map((payment) => (
            <TableRow key={payment.razorpay_order_id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {formatDay(payment.purchase_date)}
              </TableCell>
              <TableCell
                component="th"
                scope="row"
                sx={{ width: { md: '26%', lg: '30%' }, fontWeight: 650 }}
              >
                <PaymentTitle payment={payment} />
                {payment.refund && <RefundState refund={payment.refund} />}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatRupees(payment.amount)}
              </TableCell>
              <TableCell>
                <PaymentBadge status={payment.status} />
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
                  <PaymentActions payment={payment} onAskForRefund={onAskForRefund} />
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
