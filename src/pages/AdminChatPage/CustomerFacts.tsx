import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { GetConversationAnswer } from '@/api/supportApi';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/countOf';
import { formatDay } from '@/lib/dates';

type CustomerFactsProps = Pick<GetConversationAnswer, 'conversation' | 'purchases'>;

/** Who writes: name, email and what they own. */
export function CustomerFacts({ conversation, purchases }: CustomerFactsProps) {
  const { name, email } = conversation.customer;
  return (
    <Box component="details" sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2' }}>
        {name} · {email} · {countOf(purchases.length, 'purchase')}
      </Box>
      <Box component="ul" sx={{ maxHeight: 180, overflowY: 'auto', my: 1, pl: 2.5 }}>
        {purchases.map(({ id, title, purchase_date }) => (
          <li key={id}>
            <Typography variant="body2">
              <Link component={RouterLink} to={paths.project(id)}>
                {title}
              </Link>{' '}
              {formatDay(purchase_date)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
