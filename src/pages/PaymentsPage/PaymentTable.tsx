import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { PaymentBadge } from '@/features/purchase';
import { PaymentIds } from '@/features/receipts';
import { RefundState } from '@/features/refunds';
import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { PaymentActions, type PaymentListProps } from './PaymentActions';
import { PaymentTitle } from './PaymentTitle';

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
