import type { FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { site } from '@/config/site';
import { RestoredNotice } from '@/features/drafts';
import { useToast } from '@/features/toasts';
import { useMessage } from './useMessage';

const NOT_CONNECTED = `This form is not connected yet, so your message was not sent. Please write to ${site.contactEmail} or use the live chat.`;

const FIELDS = [
  { id: 'message-name', label: 'Full Name', type: 'text', autoComplete: 'name' },
  { id: 'message-email', label: 'Email Address', type: 'email', autoComplete: 'email' },
  { id: 'message-subject', label: 'Subject', type: 'text', autoComplete: 'off' },
] as const;

/**
 * A message form that is not connected to anything (specification, section 2: About): it checks
 * nothing, sends nothing, says so, and keeps what was typed as a draft. Its fields have no names,
 * so that not even the browser could put them into an address.
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
        '& label': { display: 'block', mb: 0.5, typography: 'body2', fontWeight: 650 },
        // The fields are styled here once, not one by one.
        '& input, & textarea': {
          display: 'block',
          boxSizing: 'border-box',
          width: '100%',
          minHeight: 48,
          px: 1.75,
          py: 1.25,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'var(--mui-palette-text-secondary)',
          borderRadius: 1,
        },
        '& textarea': { resize: 'vertical' },
      }}
    >
      <Typography variant="h3" id="message-heading">
        Send us a Message
      </Typography>
      {isRestored && <RestoredNotice onDiscard={discard} />}
      {FIELDS.map(({ id, label, ...attributes }) => (
        <div key={id}>
          <label htmlFor={id}>{label}</label>
          <input {...attributes} {...field(id)} />
        </div>
      ))}
      <div>
        <label htmlFor="message-text">Message</label>
        <textarea rows={5} {...field('message-text')} />
      </div>
      <Button type="submit" variant="contained" size="large">
        Send Message
      </Button>
    </Box>
  );
}
