import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { GetConversationResponse } from '@/api/supportApi';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { toInternalPath } from '@/lib/addresses';
import { countOf } from '@/lib/numbers';
import { formatDay } from '@/lib/time';
import { FindableAccordion } from '@/ui/FindableAccordion';

type CustomerFactsProps = Pick<GetConversationResponse, 'conversation' | 'purchases'>;

/** Shows the customer's name, email and purchases. */
export function CustomerFacts({ conversation, purchases }: CustomerFactsProps) {
  const { name, email } = conversation.customer;
  return (
    <FindableAccordion
      summary={
        <Typography component="span" variant="body2">
          {`${name} · ${email} · ${countOf(purchases.length, 'purchase')}`}
        </Typography>
      }
      heading="div"
      square
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="ul" sx={{ maxHeight: 180, overflowY: 'auto', pl: 2.5, listStyle: 'revert' }}>
        {purchases.map(({ id, title, purchase_date }) => (
          <li key={id}>
            <Typography variant="body2">
              <Link href={paths.project(id)}>{title}</Link> <span>{formatDay(purchase_date)}</span>
            </Typography>
          </li>
        ))}
      </Box>
    </FindableAccordion>
  );
}

const SHOP = 'https://app.invalid';

/** Returns where staff open a path of the shop: customers' payments are in the admin's list. */
function toStaffPath(path: string): string {
  const { pathname, searchParams } = new URL(path, SHOP);
  const search = searchParams.get('search');
  return pathname === paths.payments && search ? adminPaths.paymentsMatching(search) : path;
}

/** The subject of the customer's last message, or its page, both of which are untrusted. */
export function OpenedFrom({ title, path }: { title: string; path: string }) {
  const to = toInternalPath(path, '');
  return (
    <Typography
      variant="body2"
      noWrap
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      Writes from: {to ? <Link href={toStaffPath(to)}>{title}</Link> : <span>{title}</span>}
    </Typography>
  );
}
