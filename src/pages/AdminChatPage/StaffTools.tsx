import { useState } from 'react';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from '@/api/accountApi';
import { useListUsersQuery } from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import {
  type ConversationSummary,
  type GetConversationResponse,
  useAssignConversationMutation,
} from '@/api/supportApi';
import { offers } from '@/config/offers';
import { useToast } from '@/features/toasts';
import { rowSx, wrapSx } from '@/theme/mixins';
import { buttonLabels } from '@/ui/buttonLabels';
import { NativeSelect } from '@/ui/NativeSelect';
import { useLatestWrite } from '@/ui/useLatestWrite';
import { StaffNotes } from './StaffNotes';

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
          ...wrapSx,
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
            <span>{notes.length > 0 ? `Notes (${notes.length})` : 'Notes'}</span>
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
        <Box sx={{ ...rowSx, gap: 1, order: 1 }}>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            Your colleagues could not be loaded.
          </Typography>
          <Button size="small" onClick={retry} sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
            {buttonLabels.tryAgain}
          </Button>
        </Box>
      )}
    </>
  );
}

/** More admins than any shop has. */
const COLLEAGUES = 100;
const NOBODY = '';

/**
 * Returns the possible assignees of a conversation and a function that assigns it. The signed-in
 * admin, the current assignee and nobody can be chosen even if the list of admins is missing.
 * `onDone` must resolve when the conversation has been reloaded.
 */
function useHandOver(
  { conversationId, assignee }: ConversationSummary,
  user: User,
  onDone: () => PromiseLike<unknown>,
) {
  const { currentData, error, refetch } = useListUsersQuery(
    { role: 'admin', limit: COLLEAGUES },
    { skip: !offers('adminUsers') },
  );
  const [assign] = useAssignConversationMutation();
  const assigned = String(assignee?.id ?? NOBODY);
  const begin = useLatestWrite();
  const [choice, setChoice] = useState<{ value: string; instead?: string } | null>(null);
  // Kept until the conversation is reloaded, because a response in flight may be outdated.
  if (choice?.instead !== undefined && choice.instead !== assigned) setChoice(null);
  const toast = useToast();

  const people = [...(currentData?.users ?? []), ...(assignee ? [assignee] : [])];
  const names = new Map(people.map(({ id, name }) => [String(id), name]));
  names.delete(String(user.id));
  const options = [
    { value: NOBODY, label: 'Nobody' },
    { value: String(user.id), label: `${user.name} (you)` },
    ...[...names]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  ];

  const describe = (value: string) => {
    if (value === NOBODY) return 'This conversation is unassigned now';
    const name = value === String(user.id) ? 'you' : names.get(value);
    return `This conversation is assigned to ${name} now`;
  };
  const choose = async (value: string) => {
    const isLatest = begin();
    setChoice({ value });
    const assigneeId = value === NOBODY ? null : Number(value);
    const { error: failure } = await assign({ conversationId, body: { assignee_id: assigneeId } });
    if (!isLatest()) return;
    if (failure) {
      toast.error(failureText(failure, 'The conversation could not be handed over'));
      setChoice(null);
      return;
    }
    setChoice({ value, instead: assigned });
    toast.success(describe(value));
    await onDone();
  };
  return {
    options,
    value: choice?.value ?? assigned,
    choose: (value: string) => void choose(value),
    hasFailed: Boolean(error),
    retry: () => void refetch(),
  };
}
