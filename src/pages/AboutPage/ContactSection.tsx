import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ContactDetails } from './ContactDetails';
import { MessageForm } from './MessageForm';

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
