import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import PhoneIcon from '@mui/icons-material/CallRounded';
import EmailIcon from '@mui/icons-material/MailRounded';
import OfficeIcon from '@mui/icons-material/PlaceRounded';
import { SUPPORT_HOURS } from '@/config/policyFigures';
import { site } from '@/config/site';
import { TitledGrid } from '@/ui/TitledGrid';

const CHANNELS = [
  {
    heading: 'Email',
    Icon: EmailIcon,
    value: site.contactEmail,
    href: site.socialLinks.email,
    note: 'Best for order questions: add your order number and the error message.',
  },
  {
    heading: 'Phone',
    Icon: PhoneIcon,
    value: site.contactPhone,
    href: site.socialLinks.phone,
    note: `Phone line open ${SUPPORT_HOURS.phoneLine}`,
  },
  {
    heading: 'Office',
    Icon: OfficeIcon,
    value: site.address,
    note: 'Please tell us before you come.',
  },
];

/** The contact channels: email, phone and office. */
export function ContactChannels() {
  return (
    <TitledGrid heading="Contact us" columns={3}>
      {CHANNELS.map(({ heading, Icon, value, href, note }) => (
        <Card key={heading} component="li" sx={{ p: 3 }}>
          <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
            <Icon aria-hidden sx={{ color: 'primary.main' }} />
            {heading}
          </Typography>
          <Typography component="div" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {href ? <Link href={href}>{value}</Link> : value}
          </Typography>
          <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{note}</Typography>
        </Card>
      ))}
    </TitledGrid>
  );
}
