import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { RUPEE_SIGN } from '@/lib/money';
import { inOrder, parsePrice, type ListFilters } from '../listFilters';

type PriceLimits = Pick<ListFilters, 'minPrice' | 'maxPrice'>;

const read = (text: string) => parsePrice(text.replace(/[₹,\s]/g, ''));
const toText = (price: number | null) => (price === null ? '' : String(price));

type PriceFieldProps = { label: string; price: number | null; onChange: (text: string) => void };

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
    if (read(text) === null) setText('');
    onChange(text);
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

/** The price range as text fields; a reversed range is swapped. */
export function PriceFields({
  limits: { minPrice, maxPrice },
  onChange,
}: {
  limits: PriceLimits;
  onChange: (limits: PriceLimits) => void;
}) {
  const change = (min: number | null, max: number | null) => {
    const limits = inOrder(min, max);
    if (limits.minPrice !== minPrice || limits.maxPrice !== maxPrice) onChange(limits);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
      <PriceField label="Min" price={minPrice} onChange={(text) => change(read(text), maxPrice)} />
      <PriceField label="Max" price={maxPrice} onChange={(text) => change(minPrice, read(text))} />
    </Box>
  );
}
