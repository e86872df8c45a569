import type { FormEvent } from 'react';
import PhoneIcon from '@mui/icons-material/CallRounded';
import WhatsAppIcon from '@mui/icons-material/ChatRounded';
import EmailIcon from '@mui/icons-material/MailRounded';
import AddressIcon from '@mui/icons-material/PlaceRounded';
import HoursIcon from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SUPPORT_STATEMENT } from '@/config/policyFigures';
import { site } from '@/config/site';
import { useToast } from '@/features/toasts';
import { tileSx } from '@/theme/mixins';

/** Id of the contact section, used as a URL fragment. */
export const CONTACT_ID = 'contact';

/** All contact details and the message form. */
export function ContactSection() {
  return (
    <Box
      component="section"
      id={CONTACT_ID}
      aria-labelledby="contact-heading"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
        gap: { xs: 4, md: 6 },
        alignItems: 'start',
      }}
    >
      <div>
        <Typography variant="h2" id="contact-heading">
          Contact us
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3, color: 'text.secondary' }}>
          Ask about a project, plan one of your own, or tell us when you would like to come by: the
          coffee is good.
        </Typography>
        <ContactDetails />
      </div>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <MessageForm />
      </Card>
    </Box>
  );
}

const DETAILS = [
  { term: 'Email', value: site.contactEmail, href: site.socialLinks.email, Icon: EmailIcon },
  { term: 'Phone', value: site.contactPhone, href: site.socialLinks.phone, Icon: PhoneIcon },
  {
    term: 'WhatsApp',
    value: site.contactWhatsApp,
    href: site.socialLinks.whatsapp,
    Icon: WhatsAppIcon,
  },
  { term: 'Address', value: site.address, Icon: AddressIcon },
  {
    term: 'Business hours',
    value: site.businessHours,
    note: SUPPORT_STATEMENT,
    Icon: HoursIcon,
  },
];

/** Lists email, phone, WhatsApp, address and business hours. */
function ContactDetails() {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2 }}>
      {DETAILS.map(({ term, value, href, note, Icon }) => (
        <Box key={term} sx={{ position: 'relative', minHeight: 44, pl: 7.5 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            <Icon
              sx={{
                ...tileSx,
                position: 'absolute',
                top: 0,
                left: 0,
                fontSize: 44,
                borderRadius: 1,
              }}
            />
            {term}
          </Typography>
          <Box component="dd" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {href ? <Link href={href}>{value}</Link> : value}
          </Box>
          {note && (
            <Typography component="dd" variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

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
function MessageForm() {
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
