import { object } from 'yup';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIdempotencyKeys } from '@/api/idempotencyKeys';
import { type ConversationNote, useAddConversationNoteMutation } from '@/api/supportApi';
import { STAFF_NOTE_MAX_LENGTH } from '@/config/constants';
import { Form, FormBody, SubmitButton, useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { formatCount } from '@/lib/numbers';
import { formatShopMoment } from '@/lib/time';
import { trimVisible } from '@/lib/visibleText';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';

type StaffNotesProps = { conversationId: number; notes: readonly ConversationNote[] };

/** The staff notes of a conversation, with a form to add one. */
export function StaffNotes({ conversationId, notes }: StaffNotesProps) {
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
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {note}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      <NewNote conversationId={conversationId} />
    </Box>
  );
}

const TOO_LONG = `A note can have at most ${formatCount(STAFF_NOTE_MAX_LENGTH)} characters. Please shorten it.`;
const noteSchema = object({ text: shownText().max(STAFF_NOTE_MAX_LENGTH, TOO_LONG) });

/** The form that adds a note. */
function NewNote({ conversationId }: { conversationId: number }) {
  const [add] = useAddConversationNoteMutation();
  const keys = useIdempotencyKeys();
  const toast = useToast();
  const form = useForm({
    initialValues: { text: '' },
    schema: noteSchema,
    send: ({ text }) => {
      const input = { conversationId, body: { text: trimVisible(text) } };
      return add({ ...input, ...keys.headerOf(input) }).unwrap();
    },
    onSent: (_response, sent) => {
      keys.forget();
      // Text typed in the meantime belongs to the next note.
      void form.setValues((now) => (now.text === sent.text ? { text: '' } : now));
      toast.success('The note was added');
    },
    failed: 'The note could not be added',
    draft: { name: 'note-draft', record: `conversation-${conversationId}`, isSilent: true },
  });
  return (
    <Form form={form} sx={{ display: 'grid', gap: 1.5 }}>
      <FormBody form={form}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flex: '1 1 200px' }}>
            <FormTextField
              name="text"
              label="New note"
              hint="The customer never sees this."
              size="small"
              minRows={1}
              maxRows={4}
            />
          </Box>
          <SubmitButton form={form} variant="outlined" disabled={!trimVisible(form.values.text)}>
            Add note
          </SubmitButton>
        </Box>
      </FormBody>
    </Form>
  );
}
