import PhoneIcon from '@mui/icons-material/CallRounded';
import EmailIcon from '@mui/icons-material/MailRounded';
import OfficeIcon from '@mui/icons-material/PlaceRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { SUPPORT_STATEMENT } from '@/config/policyFigures';
import { RESPONSE_TIMES, SUPPORT_HOURS } from '@/config/policyFigures';
import { site } from '@/config/site';
import { useOpenChat } from '@/features/chat';
import { PageHero } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { TitledGrid } from '@/ui/TitledGrid';
import { usePageHead } from '@/ui/usePageHead';
import { FrequentQuestions } from './FrequentQuestions';

/** The help page: questions and contact channels (specification, section 2: Help page). */
export default function HelpPage() {
  usePageHead({
    title: 'Help',
    description: `Answers about buying, downloads, licenses and refunds at ${site.siteName}, and how to reach support.`,
  });
  return (
    <>
      <HelpHero />
      <PageContainer>
        <Stack sx={{ gap: { xs: 6, md: 8 } }}>
          <FrequentQuestions />
          <ContactChannels />
          <ResponseTimes />
        </Stack>
      </PageContainer>
    </>
  );
}

const TIMES = [
  {
    claim: 'A first answer',
    text: `Somebody has read your question and tells you what happens next. ${SUPPORT_STATEMENT}`,
  },
  {
    claim: 'A settled matter',
    text: `Average response time ${RESPONSE_TIMES.average} until everything is solved, including what needs a look into the code.`,
  },
];

/** The response times. */
function ResponseTimes() {
  return (
    <TitledGrid heading="Response times" columns={2} spacing="open">
      {TIMES.map(({ claim, text }) => (
        <Box
          key={claim}
          component="li"
          sx={{ pl: 2.5, borderLeft: 4, borderColor: 'brand.signal' }}
        >
          <Typography variant="h3">{claim}</Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </TitledGrid>
  );
}

/** Opens the live chat and links to its details. */
function HelpHero() {
  const openChat = useOpenChat('support');
  return (
    <PageHero
      heading="How can we help?"
      text="Most questions are answered below. For the rest there are people: in the live chat, by email and on the phone."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button variant="contained" size="large" onClick={openChat}>
          Open Live Chat
        </Button>
        <Button variant="outlined" size="large" href={paths.contact}>
          About the live chat
        </Button>
      </Box>
    </PageHero>
  );
}

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
function ContactChannels() {
  return (
    <TitledGrid heading="Contact us" columns={3}>
      {CHANNELS.map(({ heading, Icon, value, href, note }) => (
        <Card key={heading} component="li" sx={{ p: 3 }}>
          <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
            <Icon sx={{ color: 'primary.main' }} />
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
