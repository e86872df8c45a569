import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { GetConversationResponse } from '@/api/supportApi';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/numbers';
import { formatShopDay } from '@/lib/time';
import { FindableAccordion } from '@/ui/FindableAccordion';

type CustomerFactsProps = Pick<GetConversationResponse, 'conversation' | 'purchases'>;

/** Shows the customer's name, email and purchases. */
export function CustomerFacts({ conversation, purchases }: CustomerFactsProps) {
  const { name, email } = conversation.customer;
  return (
    <FindableAccordion
      summary={
        <Typography component="span" variant="body2">
          {name} · {email} · {countOf(purchases.length, 'purchase')}
        </Typography>
      }
      heading="div"
      square
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="ul" sx={{ maxHeight: 180, overflowY: 'auto', m: 0, pl: 2.5 }}>
        {purchases.map(({ id, title, purchase_date }) => (
          <li key={id}>
            <Typography variant="body2">
              <Link component={RouterLink} to={paths.project(id)}>
                {title}
              </Link>{' '}
              {formatShopDay(purchase_date)}
            </Typography>
          </li>
        ))}
      </Box>
    </FindableAccordion>
  );
}
