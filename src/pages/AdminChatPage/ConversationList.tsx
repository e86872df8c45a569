import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useListConversationsQuery, type ConversationSummary } from '@/api/supportApi';
import { useOffers } from '@/api/extensions';
import { PageSpinner } from '@/ui/PageSpinner';
import { SearchBox } from '@/ui/SearchBox';
import { ConversationRow } from './ConversationRow';

const labels: Record<ConversationState, string> = {
  waiting: 'Waiting',
  active: 'Active',
  resolved: 'Resolved',
};

type ConversationListProps = {
  /** The signed-in admin. */
  userId: number | undefined;
  selected: number | null;
  onSelect: (conversationId: number) => void;
};

/** Lists conversations by state, with a search, unread counts and those of the signed-in admin. */
export function ConversationList({ userId, selected, onSelect }: ConversationListProps) {
  const [state, setState] = useState<ConversationState>('waiting');
  const [search, setSearch] = useState('');
  const [isMine, setMine] = useState(false);
  const { currentData, error, refetch } = useListConversationsQuery();
  const isOffered = useOffers('inbox');
  const conversations = currentData?.conversations;

  if (error && !conversations) {
    return (
      <Alert
        severity={isOffered ? 'error' : 'info'}
        action={
          isOffered && (
            <Button variant="outlined" onClick={() => void refetch()}>
              Try again
            </Button>
          )
        }
        sx={{ m: 2 }}
      >
        {isOffered
          ? 'The conversations could not be loaded.'
          : 'This backend does not offer an inbox.'}
      </Alert>
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
          <SearchBox label="Search conversations" value={search} onSearch={setSearch} />
          {hasAssignees && (
            <ToggleButton
              size="small"
              color="primary"
              value="mine"
              selected={isMine}
              onChange={() => setMine(!isMine)}
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
          sx={{ flexWrap: 'nowrap' }}
        >
          {CONVERSATION_STATES.map((each) => {
            const count = candidates.filter(({ status }) => status === each).length;
            return (
              <ToggleButton
                key={each}
                value={each}
                onClick={() => setState(each)}
                sx={{ px: 0.5, whiteSpace: 'nowrap' }}
              >
                {`${labels[each]} ${count}`}
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
      </Box>
      <List disablePadding aria-label="Conversations" sx={{ flexGrow: 1, overflowY: 'auto' }}>
        {shown.map((conversation) => (
          <ListItem key={conversation.conversationId} disablePadding>
            <ConversationRow
              conversation={conversation}
              userId={userId}
              isSelected={conversation.conversationId === selected}
              onSelect={() => onSelect(conversation.conversationId)}
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

/** States of a conversation, most urgent first. */
export const CONVERSATION_STATES = ['waiting', 'active', 'resolved'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** Filters conversations by state and by a text in the name, email or last message. */
function filterConversations(
  conversations: readonly ConversationSummary[],
  { state, search }: { state: ConversationState; search: string },
): ConversationSummary[] {
  const wanted = search.trim().toLowerCase();
  return conversations.filter(({ status, customer, lastMessage }) => {
    const texts = [customer.name, customer.email, lastMessage ?? ''];
    return status === state && texts.some((text) => text.toLowerCase().includes(wanted));
  });
}
