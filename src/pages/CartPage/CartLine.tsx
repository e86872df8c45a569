import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { toRequestFailure } from '@/api/errors';
import type { ProjectResult } from '@/api/useProjects';
import { paths } from '@/config/paths';
import type { CartItem } from '@/features/buying';
import { ProjectPicture, UNCATEGORIZED } from '@/features/catalog';
import { formatRupees } from '@/lib/money';
import { IconAction } from '@/ui/IconAction';

/** Two lines of the description are enough beside the picture on a phone. */
const summarySx = {
  display: { xs: '-webkit-box', sm: 'block' },
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
} as const;

type CartLineProps = {
  item: CartItem;
  check: CartCheck;
  onRemove: () => void;
  /** Called with the new price in rupees. */
  onAcceptPrice: (price: number) => void;
};

/** A project in the cart. */
export function CartLine({ item, check, onRemove, onAcceptPrice }: CartLineProps) {
  const { id, title, short_description, base_price, category, image } = item;
  return (
    <Card component="article" sx={{ display: 'flex', gap: { xs: 1.5, sm: 2 }, p: 2 }}>
      <Box
        sx={{
          alignSelf: 'flex-start',
          flexShrink: 0,
          width: { xs: 72, sm: 160 },
          aspectRatio: '16 / 10',
          overflow: 'hidden',
          borderRadius: 1,
        }}
      >
        <ProjectPicture project={{ id, title, category, preview_images: image ? [image] : [] }} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography
          variant="h3"
          component="h2"
          sx={{ fontSize: '1.1rem', overflowWrap: 'anywhere' }}
        >
          <Link href={paths.project(id)} color="inherit" underline="hover">
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {category || UNCATEGORIZED}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, ...summarySx }}>
          {short_description}
        </Typography>
        <Typography sx={{ mt: 1, fontWeight: 700 }}>{formatRupees(base_price)}</Typography>
        <CartLineNote check={check} onAcceptPrice={onAcceptPrice} />
      </Box>
      <IconAction
        label={`Remove ${title} from cart`}
        onClick={onRemove}
        sx={{ alignSelf: 'flex-start' }}
      >
        <DeleteIcon />
      </IconAction>
    </Card>
  );
}

type CartLineNoteProps = {
  check: CartCheck;
  onAcceptPrice: (price: number) => void;
};

const texts = {
  inactive: 'Not for sale at the moment. It can stay here until it is.',
  withdrawn: 'No longer in the shop.',
} as const;

/** Shows what has changed about a project since it was added to the cart. */
function CartLineNote({ check, onAcceptPrice }: CartLineNoteProps) {
  if (check.kind === 'unknown' || check.kind === 'current') return null;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        check.kind === 'repriced' && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onAcceptPrice(check.price)}
          >
            Accept new price
          </Button>
        )
      }
      sx={{ mt: 1 }}
    >
      {check.kind === 'repriced'
        ? `The price has changed to ${formatRupees(check.price)}.`
        : texts[check.kind]}
    </Alert>
  );
}

/** The status of a project; `unknown` until an answer arrives. The price of a `repriced` one is in rupees. */
export type CartCheck =
  { kind: 'unknown' | 'current' | 'inactive' | 'withdrawn' } | { kind: 'repriced'; price: number };

/** Compares a cart item with the backend's data of the project. */
export function checkCartItem(item: CartItem, result: ProjectResult | undefined): CartCheck {
  if (result?.error) {
    return { kind: toRequestFailure(result.error).status === 404 ? 'withdrawn' : 'unknown' };
  }
  const project = result?.project;
  if (!project) return { kind: 'unknown' };
  if (!project.is_active) return { kind: 'inactive' };
  return project.base_price === item.base_price
    ? { kind: 'current' }
    : { kind: 'repriced', price: project.base_price };
}

/** Returns whether the project can be bought at the price in the cart, as far as known. */
export function isPayable({ kind }: CartCheck): boolean {
  return kind === 'current' || kind === 'unknown';
}
