import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { GridFilters, gridFormat, oneOf, type Grid, type ParametersOf } from '@/features/admin';
import { PAYMENT_STATUSES, paymentStatusName } from '@/features/buying';
import { isDay } from '@/lib/time';
import { RemovableChip } from '@/ui/RemovableChip';

const parseUserId = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? text : '');
const parseDay = (text: string | null) => (text && isDay(text) ? text : '');

/** What the URL holds of the payment list. */
export const paymentFormat = gridFormat(['purchase_date', 'amount', 'title', 'status'], {
  status: oneOf(...PAYMENT_STATUSES),
  refund: oneOf('requested', 'approved', 'declined', 'refunded'),
  from: parseDay,
  to: parseDay,
  user: parseUserId,
});

const SELECTS = [
  {
    name: 'status',
    label: 'Status',
    options: PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatusName(value) })),
  },
  {
    name: 'refund',
    label: 'Refund',
    options: [
      { value: 'requested', label: 'Requested' },
      { value: 'approved', label: 'Approved' },
      { value: 'declined', label: 'Declined' },
      { value: 'refunded', label: 'Paid out' },
    ],
  },
] as const;

type PaymentFiltersProps = {
  grid: Grid<ParametersOf<typeof paymentFormat>>;
  /** Name of the customer by whom the list is filtered, if known. */
  customerName: string | undefined;
  /** Actions for the selected payments. */
  children: ReactNode;
};

/** Filters the payments by search, status, refund, period and customer. */
export function PaymentFilters({ grid, customerName, children }: PaymentFiltersProps) {
  const { parameters, change } = grid;
  const customer = customerName ?? `no. ${parameters.user}`;
  return (
    <>
      <GridFilters
        grid={grid}
        searchLabel="Search by order, payment, project or customer"
        selects={SELECTS}
      >
        <DayField label="From" value={parameters.from} onChange={(from) => change({ from })} />
        <DayField label="To" value={parameters.to} onChange={(to) => change({ to })} />
        {children}
      </GridFilters>
      {parameters.user && (
        <Box sx={{ display: 'flex', mb: 2 }}>
          <RemovableChip
            text={`Customer: ${customer}`}
            removeLabel={`Remove customer ${customer}`}
            onRemove={() => change({ user: '' })}
          />
        </Box>
      )}
    </>
  );
}

type DayFieldProps = {
  label: string;
  /** 2025-09-14, or empty. */
  value: string;
  onChange: (day: string) => void;
};

/** A field for the first or last day of a period. */
function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { sm: 156 } }}
    />
  );
}
