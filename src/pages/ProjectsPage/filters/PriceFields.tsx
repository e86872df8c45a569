import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { RUPEE_SIGN } from '@/lib/money';
import { type Limit, parsePriceLimit } from '../listFilters';

const toText = (price: Limit) => price?.toString() ?? '';

type PriceFieldProps = { label: string; price: Limit; onChange: (price: Limit) => void };

/**
 * A price that applies on Enter and on blur; invalid text goes and means no limit. A limit that is
 * set elsewhere replaces the text unless it is being edited.
 */
function PriceField({ label, price, onChange }: PriceFieldProps) {
  const [text, setText] = useState(toText(price));
  const isEdited = useRef(false);
  useEffect(() => {
    if (!isEdited.current) setText(toText(price));
  }, [price]);
  const apply = () => {
    if (!isEdited.current) return;
    isEdited.current = false;
    const typed = parsePriceLimit(text.replace(/[₹,\s]/g, ''));
    if (typed === undefined) setText('');
    if (typed !== price) onChange(typed);
  };
  return (
    <OutlinedInput
      size="small"
      value={text}
      placeholder={label}
      onChange={({ target }) => {
        isEdited.current = true;
        setText(target.value);
      }}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
      startAdornment={<InputAdornment position="start">{RUPEE_SIGN}</InputAdornment>}
      slotProps={{
        input: { 'aria-label': `${label}imum price`, inputMode: 'numeric', maxLength: 10 },
      }}
      sx={{ minWidth: 0, flex: 1, pl: 1.25, '& input': { py: 1, pl: 0, minWidth: 0 } }}
    />
  );
}

type PriceFieldsProps = {
  limits: readonly Limit[];
  onChange: (min: Limit, max: Limit) => void;
};

/** The price range as text fields. */
export function PriceFields({ limits: [min, max], onChange }: PriceFieldsProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
      <PriceField label="Min" price={min} onChange={(price) => onChange(price, max)} />
      <PriceField label="Max" price={max} onChange={(price) => onChange(min, price)} />
    </Box>
  );
}
