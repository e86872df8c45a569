import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useListAdminPaymentsQuery, type ExportAdminPaymentsArg } from '@/api/adminApi';
import {
  AdminGrid,
  AdminRoom,
  toListArg,
  useGridAddress,
  type GridAddress,
} from '@/features/admin';
import { paymentColumns } from './paymentColumns';
import { PaymentFilters } from './PaymentFilters';
import { paymentGrid } from './paymentGrid';
import { PaymentSummary } from './PaymentSummary';
import { useCustomerName } from './useCustomerName';
import { usePaymentsExport } from './usePaymentsExport';

/** Which payments an address selects, of which the list shows a page. */
function toSelection({ search, filters }: GridAddress<typeof paymentGrid>): ExportAdminPaymentsArg {
  const { status, user } = filters;
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(user && { user: Number(user) }),
  };
}

/** Everybody's payments, of every status. */
export function AdminPaymentsPage() {
  const { address, readAddress, isFiltered, change, clear } = useGridAddress(paymentGrid);
  const { data, isFetching, error, refetch } = useListAdminPaymentsQuery({
    ...toListArg(address),
    ...toSelection(address),
  });
  const customerName = useCustomerName(address.filters.user, data?.payments);
  const { isRunning, start } = usePaymentsExport(() => toSelection(readAddress()));

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
