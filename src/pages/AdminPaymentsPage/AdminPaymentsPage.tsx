import { useEffect, useMemo, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  type AdminPayment,
  type ExportAdminPaymentsArg,
  fetchPaymentsCsv,
  type PaymentSums,
  useListAdminPaymentsQuery,
} from '@/api/adminApi';
import { DownloadError, isUnauthorizedDownload } from '@/api/downloads';
import { site } from '@/config/site';
import {
  AdminGrid,
  AdminLayout,
  describeActionFailure,
  toFilterArguments,
  toListArguments,
  useGridParameters,
} from '@/features/admin';
import { selectToken, sessionExpired } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { formatRupees } from '@/lib/money';
import { saveFile } from '@/lib/browser';
import { useAppStore } from '@/store';
import { dayOf } from '@/lib/time';
import { paymentColumns, PaymentSummary } from './paymentColumns';
import { PaymentFilters, paymentFormat } from './PaymentFilters';
import { RefundDialog } from './RefundDialog';

/** Converts the customer's id in the arguments of a request to a number. */
const withUserId = <Arguments extends { user?: string }>({ user, ...others }: Arguments) => ({
  ...others,
  ...(user && { user: Number(user) }),
});

/** The list of all payments. */
export function AdminPaymentsPage() {
  const grid = useGridParameters(paymentFormat);
  const query = useListAdminPaymentsQuery(withUserId(toListArguments(grid.parameters)));
  const customerName = useCustomerName(grid.parameters.user, query.data?.payments);
  const { isRunning, start } = usePaymentsExport(() => withUserId(toFilterArguments(grid.read())));

  const [opened, setOpened] = useState<AdminPayment | null>(null);
  const columns = useMemo(() => paymentColumns(setOpened), []);

  return (
    <AdminLayout heading="Payments">
      <PaymentFilters grid={grid} customerName={customerName}>
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

/** The sums of the selected payments; a backend may omit them. */
function PaymentSumsLine({ sums }: { sums: PaymentSums | undefined }) {
  if (!sums) return null;
  return (
    <Typography sx={{ mb: 2 }}>
      <strong>{formatRupees(sums.completed)}</strong> completed
      {` · ${formatRupees(sums.pending)} pending · ${formatRupees(sums.refunded)} refunded`}
    </Typography>
  );
}

/**
 * Returns a customer's name, taken from the listed payments and remembered when filters hide them
 * all. Undefined while unknown.
 */
function useCustomerName(
  userId: string,
  payments: readonly AdminPayment[] | undefined,
): string | undefined {
  const [known, setKnown] = useState<AdminPayment['customer']>();
  const found = payments?.find(({ customer }) => String(customer.id) === userId)?.customer;
  if (found && (found.id !== known?.id || found.name !== known.name)) setKnown(found);
  return known && String(known.id) === userId ? known.name : undefined;
}

/** Exports the payments selected by `readSelection` as CSV; unmounting aborts the export. */
function usePaymentsExport(readSelection: () => ExportAdminPaymentsArg) {
  const store = useAppStore();
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const token = selectToken(store.getState());
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    const finish = toast.loading('Exporting payments…');
    try {
      const { signal } = controller;
      const table = await fetchPaymentsCsv(readSelection(), { token, signal });
      saveFile(table, `payments-${dayOf(Date.now(), site.timeZone)}.csv`);
      toast.success('Payments exported');
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure('Exporting the payments', error);
      // The end of the session redirects to login without a toast; a later session is unaffected.
      if (selectToken(store.getState()) !== token) return;
      if (isUnauthorizedDownload(error)) store.dispatch(sessionExpired());
      else {
        const { status } = error instanceof DownloadError ? error : { status: null };
        toast.error(describeActionFailure({ status }, 'The payments could not be exported'));
      }
    } finally {
      finish();
      setRunning(false);
    }
  };
  return { isRunning, start: () => void start() };
}
