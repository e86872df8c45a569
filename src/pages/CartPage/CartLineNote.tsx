import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatRupees } from '@/lib/money';
import type { CartCheck } from './cartCheck';

type CartLineNoteProps = {
  check: CartCheck;
  onAcceptPrice: (price: number | string) => void;
};

const texts = {
  inactive: 'Not for sale at the moment. It can stay here until it is.',
  withdrawn: 'No longer in the shop.',
} as const;

/** Says what changed about a project since it was put into the cart. */
export function CartLineNote({ check, onAcceptPrice }: CartLineNoteProps) {
  if (check.kind === 'unknown' || check.kind === 'current') return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        mt: 1,
        px: 1.25,
        py: 0.75,
        borderRadius: 1,
        typography: 'body2',
        fontWeight: 600,
        color: 'warning.main',
        border: 1,
        borderColor: 'warning.main',
      }}
    >
      {check.kind === 'repriced' ? (
        <>
          <span>The price has changed to {formatRupees(check.price)}.</span>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onAcceptPrice(check.price)}
          >
            Accept new price
          </Button>
        </>
      ) : (
        texts[check.kind]
      )}
    </Box>
  );
}
