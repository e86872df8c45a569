import { useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { parseTypedRupees, RUPEE_SIGN } from '@/lib/money';
import { type Limit, parsePriceLimit } from '../listFilters';

const toText = (price: Limit) => price?.toString() ?? '';

type PriceFieldProps = { label: string; price: Limit; onChange: (price: Limit) => void };

/**
 * A price that applies on Enter and on blur; invalid text stays beside what is wrong, and changes no
 * limit. A limit that is set elsewhere replaces the text unless it is being edited.
 */
function PriceField({ label, price, onChange }: PriceFieldProps) {
  const [text, setText] = useState(toText(price));
  const [isWrong, setIsWrong] = useState(false);
  const isEdited = useRef(false);
  const problemId = useId();
  useEffect(() => {
    if (isEdited.current) return;
    setText(toText(price));
    setIsWrong(false);
  }, [price]);
  const apply = () => {
    if (!isEdited.current) return;
    isEdited.current = false;
    const typed = parsePriceLimit(String(parseTypedRupees(text)));
    const isNone = text.trim() === '';
    setIsWrong(typed === undefined && !isNone);
    if (typed !== undefined) setText(toText(typed));
    if (typed !== price && (isNone || typed !== undefined)) onChange(typed);
  };
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <OutlinedInput
        size="small"
        value={text}
        error={isWrong}
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
          input: {
            'aria-label': `${label}imum price`,
            'aria-describedby': isWrong ? problemId : undefined,
            inputMode: 'decimal',
          },
        }}
        sx={{ width: '100%', pl: 1.25, '& input': { py: 1, pl: 0, minWidth: 0 } }}
      />
      {isWrong && (
        <Typography id={problemId} variant="caption" component="p" role="alert" color="error">
          Write rupees below one crore, such as 4999.
        </Typography>
      )}
    </Box>
  );
}

type PriceFieldsProps = {
  limits: readonly Limit[];
  onChange: (min: Limit, max: Limit) => void;
};

/** The price range as text fields. */
export function PriceFields({ limits: [min, max], onChange }: PriceFieldsProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, mt: 1 }}>
      <PriceField label="Min" price={min} onChange={(price) => onChange(price, max)} />
      <PriceField label="Max" price={max} onChange={(price) => onChange(min, price)} />
    </Box>
  );
}
