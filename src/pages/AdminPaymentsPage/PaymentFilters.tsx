import { type ReactNode, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { GridFilters, type GridOf } from '@/features/admin';
import { isDay } from '@/lib/time';
import { RemovableChip } from '@/ui/RemovableChip';
import { paymentTable } from './paymentTable';

/** The days that `isDay` accepts; browsers then offer four digits for the year. */
const LIMITS = { min: '1900-01-01', max: '2199-12-31' };

type PaymentFiltersProps = {
  grid: GridOf<typeof paymentTable>;
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
      <GridFilters grid={grid} table={paymentTable}>
        <DayField
          label="From"
          value={parameters.from}
          other={parameters.to}
          onChange={(from, to, options) => change({ from, to }, options)}
        />
        <DayField
          label="To"
          value={parameters.to}
          other={parameters.from}
          onChange={(to, from, options) => change({ from, to }, options)}
        />
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
  /** The other end of the period. */
  other: string;
  onChange: (day: string, other: string, options: { replace: boolean }) => void;
};

/** Whether a field has a day or nothing; one with some of its parts is empty, too. */
const isWhole = (day: string, { badInput }: ValidityState) =>
  isDay(day) || (day === '' && !badInput);

/**
 * A field for the first or last day of a period. It keeps what is typed until the day is whole,
 * because browsers report the year digit by digit; a day that is not whole by then stays, and is told.
 */
function DayField({ label, value, other, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  // One visit of the field makes one entry of the history.
  const hasChanged = useRef(false);
  // While a day is typed, it may turn the period more than once.
  const heldOther = useRef<string | null>(null);
  useEffect(() => {
    const drop = () => {
      setTyped(null);
      setWrong(false);
    };
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, []);
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed ?? value}
      error={isWrong}
      helperText={isWrong && 'Choose a whole day, from 1900 on'}
      onFocus={() => {
        hasChanged.current = false;
        heldOther.current = other;
      }}
      onChange={({ target }) => {
        const { value: day, validity } = target as HTMLInputElement;
        setTyped(day);
        if (!isWhole(day, validity)) return;
        setWrong(false);
        onChange(day, heldOther.current ?? other, { replace: hasChanged.current });
        hasChanged.current = true;
      }}
      onBlur={({ target }) => {
        const { value: day, validity } = target as HTMLInputElement;
        setWrong(!isWhole(day, validity));
        if (isWhole(day, validity)) setTyped(null);
        heldOther.current = null;
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: LIMITS }}
      sx={{ width: { sm: 156 } }}
    />
  );
}
