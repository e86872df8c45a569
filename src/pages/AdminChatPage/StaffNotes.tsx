import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { failureText } from '@/api/failureText';
import { useIdempotencyKeys } from '@/api/idempotencyKeys';
import { type ConversationNote, useAddConversationNoteMutation } from '@/api/supportApi';
import { STAFF_NOTE_MAX_LENGTH } from '@/config/constants';
import { isText, useDraft } from '@/features/drafts';
import { useToast } from '@/features/toasts';
import { countCharacters } from '@/lib/text';
import { formatShopMoment } from '@/lib/time';
import { trimVisible } from '@/lib/visibleText';
import { Notice } from '@/ui/Notice';
import { supportMessages as texts } from './supportMessages';

type StaffNotesProps = { conversationId: number; notes: readonly ConversationNote[] };

/** The staff notes of a conversation, with a form to add one. */
export function StaffNotes({ conversationId, notes }: StaffNotesProps) {
  const { text, setText, failure, isLoading, submit } = useNoteForm(conversationId);
  return (
    <Box
      component="section"
      aria-label="Notes for staff"
      sx={{
        display: 'grid',
        flexShrink: 0,
        gap: 1.5,
        maxHeight: '45%',
        overflowY: 'auto',
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      {notes.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1.25 }}>
          {notes.map(({ id, author, text: note, created_at }) => (
            <li key={id}>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {`${author.name}, ${formatShopMoment(created_at)}`}
              </Typography>
              <Typography
                variant="body2"
                dir="auto"
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {note}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      <Box
        component="form"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
      >
        <TextField
          label="New note"
          helperText="The customer never sees this."
          size="small"
          multiline
          maxRows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="outlined" loading={isLoading} disabled={!trimVisible(text)}>
          Add note
        </Button>
      </Box>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Box>
  );
}

/** Manages a new note: text, draft and sending. */
function useNoteForm(conversationId: number) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [add, { isLoading }] = useAddConversationNoteMutation();
  const keys = useIdempotencyKeys();
  const toast = useToast();
  const draft = useDraft({
    name: 'note-draft',
    record: `conversation-${conversationId}`,
    values: text,
    updatedAt: null,
    isChanged: text !== '',
    isValues: isText,
    onRestore: ({ values }) => setText(values),
  });

  const submit = async () => {
    const note = trimVisible(text);
    if (!note || isLoading) return;
    if (countCharacters(note) > STAFF_NOTE_MAX_LENGTH) return setFailure(texts.noteTooLong);
    setFailure(null);
    try {
      const input = { conversationId, body: { text: note } };
      await add({ ...input, ...keys.headerOf(input) }).unwrap();
      keys.forget();
      draft.forget();
      // Text typed in the meantime belongs to the next note.
      setText((current) => (current === text ? '' : current));
      toast.success(texts.noteAdded);
    } catch (error) {
      setFailure(failureText(error, texts.noteFailed));
    }
  };
  return { text, setText, failure, isLoading, submit: () => void submit() };
}
