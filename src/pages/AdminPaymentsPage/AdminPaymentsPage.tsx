import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  useListAdminPaymentsQuery,
  type AdminPayment,
  type ExportAdminPaymentsArg,
} from '@/api/adminApi';
import {
  AdminGrid,
  AdminLayout,
  toListArg,
  useGridParameters,
  type GridParameters,
} from '@/features/admin';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import { paymentColumns } from './paymentColumns';
import { PaymentFilters } from './PaymentFilters';
import { paymentGrid } from './paymentGrid';
import { PaymentSummary } from './PaymentSummary';
import { PaymentSumsLine } from './PaymentSumsLine';
import { useCustomerName } from './useCustomerName';
import { usePaymentsExport } from './usePaymentsExport';

const RefundDialog = lazyPart(
  () => import(/* webpackChunkName: "admin-refund" */ './RefundDialog'),
  { name: 'the refund', loading: null, fallback: offerRetryInCorner },
);

/** Returns the filters of the payments that the URL selects. */
function toSelection({
  search,
  filters,
}: GridParameters<typeof paymentGrid>): ExportAdminPaymentsArg {
  const { status, refund, from, to, user } = filters;
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(refund && { refund }),
    ...(from && { from }),
    ...(to && { to }),
    ...(user && { user: Number(user) }),
  };
}

/** The list of all payments. */
export function AdminPaymentsPage() {
  const grid = useGridParameters(paymentGrid);
  const { parameters, readParameters } = grid;
  const query = useListAdminPaymentsQuery({
    ...toListArg(parameters),
    ...toSelection(parameters),
  });
  const customerName = useCustomerName(parameters.filters.user, query.data?.payments);
  const { isRunning, start } = usePaymentsExport(() => toSelection(readParameters()));

  const [opened, setOpened] = useState<AdminPayment | null>(null);
  const columns = useMemo(() => paymentColumns(setOpened), []);

  return (
    <AdminLayout heading="Payments">
      <PaymentFilters parameters={parameters} change={grid.change} customerName={customerName}>
        <Button variant="outlined" startIcon={<DownloadIcon />} loading={isRunning} onClick={start}>
          Export CSV
        </Button>
      </PaymentFilters>
      <PaymentSumsLine sums={query.data?.sums} />
      <AdminGrid
        label="Payments"
        columns={columns}
        getRowId={({ razorpay_order_id }) => razorpay_order_id}
        renderCard={(payment) => <PaymentSummary payment={payment} onOpenRefund={setOpened} />}
        rows={query.data?.payments}
        total={query.data?.pagination.total}
        query={query}
        grid={grid}
      />
      {opened && <RefundDialog payment={opened} onClose={() => setOpened(null)} />}
    </AdminLayout>
  );
}
