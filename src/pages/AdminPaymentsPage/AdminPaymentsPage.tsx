import { useState } from 'react';
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
  shownPage,
  toFilterArguments,
  toListArguments,
  useGrid,
} from '@/features/admin';
import { paymentStatusChoices } from '@/features/receipts';
import { useToast } from '@/features/toasts';
import { saveFile } from '@/lib/browser';
import { formatRupees } from '@/lib/money';
import { isRowOf } from '@/lib/tables';
import { dayOf } from '@/lib/time';
import { OpenRefund } from './PaymentActions';
import { PaymentFilters } from './PaymentFilters';
import { paymentTable } from './paymentTable';
import { RefundDialog } from './RefundDialog';

/** The list of all payments. */
export default function AdminPaymentsPage() {
  const grid = useGrid(paymentTable);
  const query = useListAdminPaymentsQuery(toListArguments(grid.parameters));
  const page = shownPage(query);
  const rows = page?.payments;
  const customerName = useCustomerName(grid.parameters.user, rows);
  const { isRunning, start } = usePaymentsExport(() => toFilterArguments(grid.read()));

  const [opened, setOpened] = useState<AdminPayment | null>(null);

  return (
    <AdminLayout heading={paymentTable.label}>
      <PaymentFilters grid={grid} customerName={customerName}>
        <Button variant="outlined" startIcon={<DownloadIcon />} loading={isRunning} onClick={start}>
          Export CSV
        </Button>
      </PaymentFilters>
      <PaymentSumsLine sums={page?.sums} isCurrent={query.currentData !== undefined} />
      <OpenRefund value={setOpened}>
        <AdminGrid table={paymentTable} rows={rows} query={query} grid={grid} />
      </OpenRefund>
      {opened && <RefundDialog payment={opened} onClose={() => setOpened(null)} />}
    </AdminLayout>
  );
}

type PaymentSumsLineProps = { sums: PaymentSums | undefined; isCurrent: boolean };

/** The sums of the selected payments, whose space stays while others are added up; a backend may omit them. */
function PaymentSumsLine({ sums, isCurrent }: PaymentSumsLineProps) {
  const [first, ...others] = paymentStatusChoices.flatMap(([status, label]) =>
    sums && isRowOf(sums, status)
      ? { amount: formatRupees(sums[status]), label: label.toLowerCase() }
      : [],
  );
  if (!first) return null;
  const texts = others.map(({ amount, label }) => `${amount} ${label}`);
  return (
    <Typography sx={{ mb: 2, visibility: isCurrent ? undefined : 'hidden' }}>
      <strong>{first.amount}</strong> <span>{[first.label, ...texts].join(' · ')}</span>
    </Typography>
  );
}

/** Returns a customer's name as last listed, for filters that hide all payments; undefined if unknown. */
function useCustomerName(
  userId: number | '',
  payments: readonly AdminPayment[] | undefined,
): string | undefined {
  const [known, setKnown] = useState<AdminPayment['customer']>();
  const found = payments?.find(({ customer }) => customer.id === userId)?.customer;
  if (found && (found.id !== known?.id || found.name !== known.name)) setKnown(found);
  return known && known.id === userId ? known.name : undefined;
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
