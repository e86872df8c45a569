import type { FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { site } from '@/config/site';
import { useToast } from '@/features/toasts';

const NOT_CONNECTED = `This form is not connected yet, so your message was not sent. Please write to ${site.contactEmail} or use the live chat.`;

const FIELDS = [
  { id: 'message-name', label: 'Full Name', type: 'text', autoComplete: 'name' },
  { id: 'message-email', label: 'Email Address', type: 'email', autoComplete: 'email' },
  { id: 'message-subject', label: 'Subject', type: 'text', autoComplete: 'off' },
] as const;

/**
 * A message form without a backend (specification, section 2: About): it neither validates nor
 * sends anything, tells the user so, and keeps the input. Its fields have no names, so that even a
 * native submit could not put them into a URL.
 */
export function MessageForm() {
  const toast = useToast();
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
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography variant="h3" id="message-heading">
        Send us a Message
      </Typography>
      {FIELDS.map((field) => (
        <TextField key={field.id} fullWidth {...field} />
      ))}
      <TextField fullWidth multiline minRows={5} id="message-text" label="Message" />
      <Button type="submit" variant="contained" size="large">
        Send Message
      </Button>
    </Box>
  );
}
