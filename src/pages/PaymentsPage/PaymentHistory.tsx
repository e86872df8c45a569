import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Payment } from '@/api/paymentsApi';
import { sumPaid } from '@/features/receipts';
import { withoutEnded } from '@/features/refunds';
import { parsePage, parseSearch } from '@/lib/addresses';
import { scrollToTop } from '@/lib/browser';
import { formatRupees } from '@/lib/money';
import { countOf } from '@/lib/numbers';
import { clampPage, pageRange } from '@/lib/pageWindow';
import { mapRows, namesOf } from '@/lib/tables';
import { dayOf, startOfDay } from '@/lib/time';
import { wrapSx } from '@/theme/mixins';
import { EmptyState } from '@/ui/EmptyState';
import { NativeSelect } from '@/ui/NativeSelect';
import { Pagination } from '@/ui/Pagination';
import { SearchBox } from '@/ui/SearchBox';
import { useClock } from '@/ui/useClock';
import { urlFormat, useUrlState } from '@/ui/useUrlState';
import { PaymentDialog, type PaymentDialogKind } from './PaymentDialog';
import { PAYMENT_FILTERS, type PaymentSelection, selectPayments } from './paymentFilters';
import { PaymentList } from './PaymentList';

const PAYMENTS_PER_PAGE = 10;

const format = urlFormat({
  search: parseSearch,
  ...mapRows(PAYMENT_FILTERS, () => (text: string | null) => text ?? ''),
  page: parsePage,
});

const NONE: PaymentSelection = { search: '', ...mapRows(PAYMENT_FILTERS, () => '') };

type PaymentHistoryProps = {
  loaded: readonly Payment[];
  /** When they were loaded, in milliseconds since 1970. */
  loadedAt: number;
};

/** The payments with their filters and pages. */
export function PaymentHistory({ loaded, loadedAt }: PaymentHistoryProps) {
  const { state: filters, change } = useUrlState(format);
  // It stays open while the list changes between table and cards, as when a tablet is turned.
  const [opened, setOpened] = useState<{ kind: PaymentDialogKind; orderId: string } | null>(null);
  const today = startOfDay(useClock(() => dayOf(Date.now())));
  const payments = loaded.map((each) => withoutEnded(each, loadedAt, today));
  const payment = payments.find((each) => each.orderId === opened?.orderId);
  const open = (kind: PaymentDialogKind) => (each: Payment) =>
    setOpened({ kind, orderId: each.orderId });

  const found = selectPayments(payments, filters, new Date(today));
  const totalPages = Math.ceil(found.length / PAYMENTS_PER_PAGE);
  const page = clampPage(filters.page, totalPages);
  const [from, to] = pageRange(page, PAYMENTS_PER_PAGE, found.length);
  const shown = found.slice(from - 1, to);
  const spent = sumPaid(found);

  return (
    <>
      <Box sx={{ ...wrapSx, gap: '16px 12px', mb: 2 }}>
        <Box sx={{ display: 'flex', flexGrow: 1, flexBasis: { xs: '100%', md: 0 } }}>
          <SearchBox
            label="Search by project, id or number..."
            value={filters.search}
            onSearch={(search) => change({ search }, { replace: true })}
            delay={0}
          />
        </Box>
        {namesOf(PAYMENT_FILTERS).map((name) => {
          const { label, all, options } = PAYMENT_FILTERS[name];
          return (
            <NativeSelect
              key={name}
              label={label}
              value={filters[name]}
              options={[{ value: '', label: all }, ...options(payments)]}
              onChange={(value) => change({ [name]: value })}
              // On phones, the drop-downs share a row.
              sx={{ flexGrow: { xs: 1, sm: 0 } }}
            />
          );
        })}
      </Box>
      <Box role="status">
        {found.length === 0 ? (
          <EmptyState
            heading="No Payments Found"
            text="None of your payments matches the search, the status and the period."
            action={{ label: 'Clear Filters', onClick: () => change(NONE) }}
          />
        ) : (
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {`${countOf(found.length, 'payment')}, ${formatRupees(spent)} paid${totalPages > 1 ? ` · showing ${from}-${to}` : ''}`}
          </Typography>
        )}
      </Box>
      {found.length > 0 && (
        <>
          <PaymentList
            payments={shown}
            onAskForRefund={open('refund')}
            onIssueInvoice={open('invoice')}
          />
          <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
            <Pagination
              page={page}
              totalPages={totalPages}
              onChange={(next) => {
                change({ page: next });
                scrollToTop();
              }}
            />
          </Box>
        </>
      )}
      {opened && payment && (
        <PaymentDialog
          key={opened.orderId}
          kind={opened.kind}
          payment={payment}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
