import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { site } from '@/config/site';
import { hasTexts, RestoredNotice, useDraft } from '@/features/drafts';
import { useToast } from '@/features/toasts';

const NOT_CONNECTED = `This form is not connected yet, so your message was not sent. Please write to ${site.contactEmail} or use the live chat.`;

const FIELDS = [
  { id: 'message-name', label: 'Full Name', type: 'text', autoComplete: 'name' },
  { id: 'message-email', label: 'Email Address', type: 'email', autoComplete: 'email' },
  { id: 'message-subject', label: 'Subject', type: 'text', autoComplete: 'off' },
] as const;

const IDS = [...FIELDS.map(({ id }) => id), 'message-text'] as const;

/**
 * A message form without a backend (specification, section 2: About): it neither validates nor
 * sends anything, tells the user so, and keeps the input as a draft. Its fields have no names, so
 * that even a native submit could not put them into a URL.
 */
export function MessageForm() {
  const toast = useToast();
  const { isRestored, discard, field } = useMessage();
  const sayNotConnected = (event: FormEvent) => {
    event.preventDefault();
    toast.blank(NOT_CONNECTED);
  };

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="message-heading"
      onSubmit={sayNotConnected}
      sx={{
        display: 'grid',
        gap: 2,
      }}
    >
      <Typography variant="h3" id="message-heading">
        Send us a Message
      </Typography>
      {isRestored && <RestoredNotice onDiscard={discard} />}
      {FIELDS.map(({ id, ...attributes }) => (
        <TextField key={id} fullWidth {...attributes} {...field(id)} />
      ))}
      <TextField fullWidth multiline minRows={5} label="Message" {...field('message-text')} />
      <Button type="submit" variant="contained" size="large">
        Send Message
      </Button>
    </Box>
  );
}

/** Values of the message form by field id. */
type Message = Record<(typeof IDS)[number], string>;

const EMPTY = Object.fromEntries(IDS.map((id) => [id, ''])) as Message;

/** Fields of the message form, which are stored as a draft. */
function useMessage() {
  const [message, setMessage] = useState(EMPTY);
  const draft = useDraft({
    name: 'message-draft',
    record: 'new',
    values: message,
    updatedAt: null,
    isChanged: Object.values(message).some((text) => text !== ''),
    isValues: hasTexts(...IDS),
    onRestore: ({ values }) => setMessage(values),
  });
  return {
    isRestored: draft.isRestored,
    discard: () => {
      draft.forget();
      setMessage(EMPTY);
    },
    /** Returns the props of a text field for one of the values. */
    field: (id: keyof Message) => ({
      id,
      value: message[id],
      onChange: ({ target }: { target: { value: string } }) =>
        setMessage((current) => ({ ...current, [id]: target.value })),
    }),
  };
}
