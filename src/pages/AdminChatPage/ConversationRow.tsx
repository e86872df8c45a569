import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ConversationSummary } from '@/api/supportApi';
import { formatShopMoment } from '@/lib/time';

type ConversationRowProps = {
  conversation: ConversationSummary;
  /** The signed-in admin. */
  userId: number | undefined;
  isSelected: boolean;
  onSelect: () => void;
};

/** A row of the list: customer, last message, time, unread count and assignee. */
export function ConversationRow({
  conversation,
  userId,
  isSelected,
  onSelect,
}: ConversationRowProps) {
  const { customer, lastMessage, lastMessageAt, createdAt, unreadCount, assignee } = conversation;
  return (
    <ListItemButton
      component="button"
      selected={isSelected}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
      divider
      sx={{ gap: 1.5, py: 1.5, textAlign: 'start' }}
    >
      <Badge
        badgeContent={unreadCount}
        overlap="circular"
        slotProps={{
          badge:
            unreadCount > 0
              ? { role: 'img', 'aria-hidden': false, 'aria-label': `${unreadCount} unread` }
              : {},
        }}
      >
        <Avatar aria-hidden>{customer.name.charAt(0).toUpperCase()}</Avatar>
      </Badge>
      <Box
        component="span"
        sx={{
          display: 'grid',
          flexGrow: 1,
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 1.5,
        }}
      >
        <Typography component="span" noWrap sx={{ fontWeight: 650 }}>
          {customer.name}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {formatShopMoment(lastMessageAt ?? createdAt)}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}
        >
          {lastMessage ?? 'No message yet'}
        </Typography>
        {assignee && (
          <Typography
            component="span"
            variant="caption"
            noWrap
            sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}
          >
            Assigned to {assignee.id === userId ? 'you' : assignee.name}
          </Typography>
        )}
      </Box>
    </ListItemButton>
  );
}
