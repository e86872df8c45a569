import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConversationSummary } from '@/api/supportApi';
import { formatMoment } from '@/lib/dates';

type ConversationRowProps = {
  conversation: ConversationSummary;
  isSelected: boolean;
  onSelect: () => void;
};

/** A conversation of the list: who, the last message, when, and how much is unread. */
export function ConversationRow({ conversation, isSelected, onSelect }: ConversationRowProps) {
  const { customer, lastMessage, lastMessageAt, createdAt, unreadCount } = conversation;
  return (
    <Box
      component="button"
      type="button"
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1.5,
        width: '100%',
        px: 2,
        py: 1.5,
        border: 0,
        borderBottom: 1,
        borderColor: 'divider',
        font: 'inherit',
        textAlign: 'start',
        color: 'inherit',
        bgcolor: isSelected ? 'brand.soft' : 'transparent',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'brand.soft' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Typography component="span" noWrap sx={{ fontWeight: 650 }}>
        {customer.name}
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {formatMoment(lastMessageAt ?? createdAt)}
      </Typography>
      <Typography component="span" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {lastMessage ?? 'No message yet'}
      </Typography>
      {unreadCount > 0 && (
        <Box
          component="span"
          role="img"
          aria-label={`${unreadCount} unread`}
          sx={{
            justifySelf: 'end',
            minWidth: 22,
            px: 0.75,
            borderRadius: 9,
            fontSize: '0.8rem',
            lineHeight: '22px',
            textAlign: 'center',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          {unreadCount}
        </Box>
      )}
    </Box>
  );
}
