import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { FilterBar, type useGridParameters } from '@/features/admin';
import { PAYMENT_STATUSES, paymentStatusName } from '@/features/buying';
import { NativeSelect } from '@/ui/NativeSelect';
import { RemovableChip } from '@/ui/RemovableChip';
import type { paymentGrid } from './paymentGrid';
import TextField from '@mui/material/TextField';

const STATUSES = [
  { value: '', label: 'All' },
  ...PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatusName(value) })),
];

const REFUNDS = [
  { value: '', label: 'All' },
  { value: 'requested', label: 'Requested' },
  { value: 'approved', label: 'Approved' },
  { value: 'declined', label: 'Declined' },
  { value: 'refunded', label: 'Paid out' },
];

type PaymentFiltersProps = Pick<
  ReturnType<typeof useGridParameters<typeof paymentGrid>>,
  'parameters' | 'change'
> & {
  /** Name of the customer by whom the list is filtered, if known. */
  customerName: string | undefined;
  /** Actions for the selected payments. */
  children: ReactNode;
};

/** Filters the payments by search, status, refund, period and customer. */
export function PaymentFilters({
  parameters,
  change,
  customerName,
  children,
}: PaymentFiltersProps) {
  const { search, filters } = parameters;
  const customer = customerName ?? `no. ${filters.user}`;
  return (
    <>
      <FilterBar
        searchLabel="Search by order, payment, project or customer"
        search={search}
        onSearch={(text) => change({ search: text }, { replace: true })}
      >
        <NativeSelect
          label="Status"
          value={filters.status}
          options={STATUSES}
          onChange={(status) => change({ filters: { status } })}
        />
        <NativeSelect
          label="Refund"
          value={filters.refund}
          options={REFUNDS}
          onChange={(refund) => change({ filters: { refund } })}
        />
        <DayField
          label="From"
          value={filters.from}
          onChange={(from) => change({ filters: { from } })}
        />
        <DayField label="To" value={filters.to} onChange={(to) => change({ filters: { to } })} />
        {children}
      </FilterBar>
      {filters.user && (
        <Box sx={{ display: 'flex', mb: 2 }}>
          <RemovableChip
            text={`Customer: ${customer}`}
            removeLabel={`Remove customer ${customer}`}
            onRemove={() => change({ filters: { user: '' } })}
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
