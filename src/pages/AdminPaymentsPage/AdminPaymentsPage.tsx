import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useListAdminPaymentsQuery } from '@/api/adminApi';
import { AdminGrid, AdminRoom, toListArg, useGridAddress } from '@/features/admin';
import { Button } from '@/ui/Button';
import { paymentColumns } from './paymentColumns';
import { PaymentFilters } from './PaymentFilters';
import { paymentGrid } from './paymentGrid';
import { PaymentSummary } from './PaymentSummary';
import { useCustomerName } from './useCustomerName';
import { usePaymentsExport } from './usePaymentsExport';

/** Everybody's payments, of every status. */
export function AdminPaymentsPage() {
  const { address, isFiltered, change, clear } = useGridAddress(paymentGrid);
  const { status, user } = address.filters;
  const filters = { ...(status && { status }), ...(user && { user: Number(user) }) };
  const { data, isFetching, error, refetch } = useListAdminPaymentsQuery({
    ...toListArg(address),
    ...filters,
  });
  const customerName = useCustomerName(user, data?.payments);
  const { isRunning, start } = usePaymentsExport({
    ...filters,
    ...(address.search && { search: address.search }),
  });

  return (
    <AdminRoom heading="Payments">
      <PaymentFilters address={address} change={change} customerName={customerName}>
        <Button variant="outlined" startIcon={<DownloadIcon />} loading={isRunning} onClick={start}>
          Export CSV
        </Button>
      </PaymentFilters>
      <AdminGrid
        label="Payments"
        columns={paymentColumns}
        getRowId={({ razorpay_order_id }) => razorpay_order_id}
        renderCard={(payment) => <PaymentSummary payment={payment} />}
        rows={data?.payments}
        total={data?.pagination.total}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        state={address}
        onChange={change}
        isFiltered={isFiltered}
        onClear={clear}
      />
    </AdminRoom>
  );
}
