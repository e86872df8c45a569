import { useMemo, useState } from 'react';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type AdminPayment,
  type ExportAdminPaymentsArg,
  type PaymentSums,
  useLazyExportPaymentsQuery,
  useListAdminPaymentsQuery,
} from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import {
  AdminGrid,
  AdminLayout,
  toFilterArguments,
  toListArguments,
  useGridParameters,
} from '@/features/admin';
import { paymentStatusChoices } from '@/features/receipts';
import { useToast } from '@/features/toasts';
import { saveFile } from '@/lib/browser';
import { formatRupees } from '@/lib/money';
import { isRowOf } from '@/lib/tables';
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
export default function AdminPaymentsPage() {
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
        getRowId={({ orderId }) => orderId}
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
  const [first, ...others] = paymentStatusChoices.flatMap(([status, label]) =>
    sums && isRowOf(sums, status)
      ? { amount: formatRupees(sums[status]), label: label.toLowerCase() }
      : [],
  );
  if (!first) return null;
  const texts = others.map(({ amount, label }) => `${amount} ${label}`);
  return (
    <Typography sx={{ mb: 2 }}>
      <strong>{first.amount}</strong> <span>{[first.label, ...texts].join(' · ')}</span>
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

/** Saves the payments selected by `readSelection` as a CSV file. */
function usePaymentsExport(readSelection: () => ExportAdminPaymentsArg) {
  const [requestCsv, { isFetching }] = useLazyExportPaymentsQuery();
  const toast = useToast();
  const start = async () => {
    try {
      const csv = await requestCsv(readSelection()).unwrap();
      // The byte order mark makes spreadsheets read it as UTF-8.
      const file = new Blob(['\uFEFF', csv], { type: 'text/csv' });
      saveFile(file, `payments-${dayOf(Date.now())}.csv`);
      toast.success('Payments exported');
    } catch (error) {
      toast.error(failureText(error, 'The payments could not be exported'));
    }
  };
  return { isRunning: isFetching, start: () => void start() };
}
