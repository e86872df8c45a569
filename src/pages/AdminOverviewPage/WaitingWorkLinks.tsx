import ChatIcon from '@mui/icons-material/ForumRounded';
import PaymentIcon from '@mui/icons-material/PendingActionsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListAdminPaymentsQuery } from '@/api/adminApi';
import { useListConversationsQuery } from '@/api/supportApi';
import { adminPaths } from '@/config/adminPaths';
import { offers } from '@/config/offers';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/numbers';

/** Work waiting for staff; null where unknown. */
type WaitingWork = { chats: number | null; payments: number | null };

/** Counts unanswered conversations and pending payments. */
export function useWaitingWork(): WaitingWork & { refetch: () => void } {
  const hasInbox = offers('inbox');
  const hasPayments = offers('adminPayments');
  const inbox = useListConversationsQuery(undefined, { skip: !hasInbox });
  const pending = useListAdminPaymentsQuery(
    { status: 'pending', limit: 1 },
    { skip: !hasPayments },
  );
  const chats = inbox.currentData?.conversations.filter(({ status }) => status === 'waiting');
  return {
    chats: chats?.length ?? null,
    payments: pending.currentData?.pagination.total ?? null,
    refetch: () => {
      if (hasInbox) void inbox.refetch();
      if (hasPayments) void pending.refetch();
    },
  };
}

function tell(count: number | null, unknown: string, noun: string, state: string): string {
  if (count === null) return unknown;
  if (count === 0) return `No ${noun} is ${state}`;
  return count === 1 ? `1 ${noun} is ${state}` : `${formatCount(count)} ${noun}s are ${state}`;
}

/** Links to waiting work with its counts. */
export function WaitingWorkLinks({ chats, payments }: WaitingWork) {
  const links = [
    {
      to: paths.adminChat,
      Icon: ChatIcon,
      text: tell(chats, 'User chats', 'chat', 'waiting'),
      isUrgent: Boolean(chats),
      isOffered: offers('inbox'),
    },
    {
      to: adminPaths.paymentsWith('pending'),
      Icon: PaymentIcon,
      text: tell(payments, 'Payments', 'payment', 'pending'),
      isUrgent: false,
      isOffered: offers('adminPayments'),
    },
  ].filter(({ isOffered }) => isOffered);
  return (
    <Box
      component="ul"
      aria-label="Waiting for you"
      sx={{
        display: 'flex',
        // Always stacked, so that nothing shifts when the counts load.
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 1.5 },
        mb: 3,
      }}
    >
      {links.map(({ to, Icon, text, isUrgent }) => (
        <li key={to}>
          <Button href={to} variant={isUrgent ? 'contained' : 'outlined'} startIcon={<Icon />}>
            <span>{text}</span>
          </Button>
        </li>
      ))}
    </Box>
  );
}
