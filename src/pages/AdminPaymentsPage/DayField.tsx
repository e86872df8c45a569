import TextField from '@mui/material/TextField';

type DayFieldProps = {
  label: string;
  /** 2025-09-14, or empty. */
  value: string;
  onChange: (day: string) => void;
};

/** A field for the first or last day of a period. */
export function DayField({ label, value, onChange }: DayFieldProps) {
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
