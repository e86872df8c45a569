import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import type { User } from '@/api/accountApi';
import type { GetConversationResponse, ConversationSummary } from '@/api/supportApi';
import { StaffNotes } from './StaffNotes';
import Typography from '@mui/material/Typography';
import { supportMessages } from '@/config/supportMessages';
import { NativeSelect } from '@/ui/NativeSelect';
import { useHandOver } from './useHandOver';

type StaffToolsProps = Pick<GetConversationResponse, 'conversation' | 'notes'> & {
  user: User;
  /** Reloads the conversation. */
  onChanged: () => PromiseLike<unknown>;
};

/** What only staff see of a conversation: its assignee and notes, where the backend has them. */
export function StaffTools({ conversation, notes, user, onChanged }: StaffToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const { conversationId, assignee } = conversation;
  if (assignee === undefined && !notes) return null;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          pt: 1.75,
          pb: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {assignee !== undefined && (
          <HandOver conversation={conversation} user={user} onDone={onChanged} />
        )}
        {notes && (
          <Button
            startIcon={<NoteIcon />}
            variant={notes.length > 0 ? 'outlined' : 'text'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {notes.length > 0 ? `Notes (${notes.length})` : 'Notes'}
          </Button>
        )}
      </Box>
      {notes && isOpen && <StaffNotes conversationId={conversationId} notes={notes} />}
    </>
  );
}

type HandOverProps = {
  conversation: ConversationSummary;
  user: User;
  onDone: () => PromiseLike<unknown>;
};

/** Shows the assignee of a conversation and reassigns it. */
function HandOver({ conversation, user, onDone }: HandOverProps) {
  const { options, value, choose, hasFailed, retry } = useHandOver(conversation, user, onDone);
  return (
    <>
      <NativeSelect
        label="Assigned to"
        value={value}
        options={options}
        onChange={choose}
        sx={{ flex: '1 1 150px', maxWidth: 240 }}
      />
      {hasFailed && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, order: 1 }}>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {supportMessages.colleaguesFailed}
          </Typography>
          <Button size="small" onClick={retry} sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
            Try again
          </Button>
        </Box>
      )}
    </>
  );
}
