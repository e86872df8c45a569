import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ConversationSummary, useListConversationsQuery } from '@/api/supportApi';
import { parseChoice, parseId, parseSearch } from '@/lib/addresses';
import { foldTexts, makeSearch } from '@/lib/search';
import { initialOf } from '@/lib/text';
import { dayOf, formatDay, formatShopMoment } from '@/lib/time';
import { PageSpinner } from '@/ui/PageSpinner';
import { RetryNotice } from '@/ui/RetryNotice';
import { SearchBox } from '@/ui/SearchBox';
import { useClock } from '@/ui/useClock';
import { urlFormat, useUrlState } from '@/ui/useUrlState';

/** The states of a conversation, most urgent first. */
const STATES = [
  ['waiting', 'Waiting'],
  ['active', 'Active'],
  ['resolved', 'Resolved'],
] as const;
const STATE_NAMES = STATES.map(([name]) => name);

/** What the URL holds of the inbox: the open conversation, and which others are listed. */
export const inboxFormat = urlFormat({
  state: (text) => parseChoice(STATE_NAMES, text, 'waiting'),
  search: parseSearch,
  mine: (text) => text === 'true',
  conversation: (text) => parseId(text) ?? '',
});

type ConversationListProps = {
  /** The signed-in admin. */
  userId: number | undefined;
};

/** Lists conversations by state, with a search, unread counts and those of the signed-in admin. */
export function ConversationList({ userId }: ConversationListProps) {
  const { state: inbox, change } = useUrlState(inboxFormat);
  const { state, search, mine: isMine, conversation: selected } = inbox;
  const filter = (changes: Partial<typeof inbox>) => change(changes, { replace: true });
  const { currentData, error, refetch } = useListConversationsQuery();
  const conversations = currentData?.conversations;

  if (error && !conversations) {
    return (
      <Box sx={{ m: 2 }}>
        <RetryNotice text="The conversations could not be loaded." onRetry={() => void refetch()} />
      </Box>
    );
  }
  if (!conversations) return <PageSpinner label="Loading conversations" />;

  const hasAssignees = conversations.some(({ assignee }) => assignee !== undefined);
  const candidates = isMine
    ? conversations.filter(({ assignee }) => assignee?.id === userId)
    : conversations;
  const shown = filterConversations(candidates, { state, search });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <SearchBox
            label="Search conversations"
            value={search}
            onSearch={(wanted) => filter({ search: wanted })}
          />
          {hasAssignees && (
            <ToggleButton
              size="small"
              color="primary"
              value="mine"
              selected={isMine}
              onChange={() => filter({ mine: !isMine })}
              sx={{ px: 1.5 }}
            >
              Mine
            </ToggleButton>
          )}
        </Box>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          color="primary"
          aria-label="State"
          value={state}
          onChange={(_event, chosen: typeof state | null) => chosen && filter({ state: chosen })}
          sx={{ flexWrap: 'nowrap' }}
        >
          {STATES.map(([each, label]) => (
            <ToggleButton key={each} value={each} sx={{ px: 0.5, whiteSpace: 'nowrap' }}>
              <span>{`${label} ${candidates.filter(({ status }) => status === each).length}`}</span>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <List disablePadding aria-label="Conversations" sx={{ flexGrow: 1, overflowY: 'auto' }}>
        {shown.map((conversation) => (
          <ListItem key={conversation.conversationId} disablePadding>
            <ConversationRow
              conversation={conversation}
              userId={userId}
              isSelected={conversation.conversationId === selected}
              onSelect={() => change({ conversation: conversation.conversationId })}
            />
          </ListItem>
        ))}
        {shown.length === 0 && (
          <Typography
            component="li"
            variant="body2"
            sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}
          >
            {search ? 'No conversation matches.' : 'Nothing here at the moment.'}
          </Typography>
        )}
      </List>
    </>
  );
}

/** Filters conversations by state, and by words or a part of the name, email or last message. */
function filterConversations(
  conversations: readonly ConversationSummary[],
  { state, search }: { state: string; search: string },
): ConversationSummary[] {
  const wanted = search.trim().toLowerCase();
  const isSearched = makeSearch(search);
  return conversations.filter(({ status, customer, lastMessage }) => {
    const texts = [customer.name, customer.email, lastMessage ?? ''];
    const hasPart = texts.some((text) => text.toLowerCase().includes(wanted));
    return status === state && (hasPart || isSearched(foldTexts(...texts)));
  });
}

type ConversationRowProps = {
  conversation: ConversationSummary;
  /** The signed-in admin. */
  userId: number | undefined;
  isSelected: boolean;
  onSelect: () => void;
};

/** A row of the list: customer, last message, time, unread count and assignee. */
function ConversationRow(props: ConversationRowProps) {
  const { conversation, userId, isSelected, onSelect } = props;
  const { customer, lastMessage, lastMessageAt, createdAt, unreadCount, assignee } = conversation;
  const time = lastMessageAt ?? createdAt;
  const thisYear = useClock(() => dayOf(Date.now()).slice(0, 4));
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
        <Avatar aria-hidden>{initialOf(customer.name)}</Avatar>
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
          {formatDay(time).endsWith(thisYear) ? formatShopMoment(time, 'short') : formatDay(time)}
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
            {`Assigned to ${assignee.id === userId ? 'you' : assignee.name}`}
          </Typography>
        )}
      </Box>
    </ListItemButton>
  );
}
