import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { SUPPORT_BESIDE_CHAT, SUPPORT_HOURS } from '@/config/policyFigures';
import { site } from '@/config/site';
import { useOpenChat } from '@/features/chat';
import { CheckedList } from '@/ui/CheckedList';
import { PageHero } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { TitledGrid } from '@/ui/TitledGrid';
import { usePageHead } from '@/ui/usePageHead';

/** The contact page: the live chat and alternatives (specification, section 2: Live chat info / contact page). */
export default function ContactPage() {
  usePageHead({
    title: 'Contact',
    description: `Talk to a developer of ${site.siteName} in the live chat, by email or at our office, and plan a custom project with us.`,
  });
  const openChat = useOpenChat('support');
  return (
    <>
      <ContactHero onOpenChat={openChat} />
      <PageContainer>
        <Stack sx={{ gap: { xs: 6, md: 8 } }}>
          <OtherWays />
          <CustomProjects onDiscuss={openChat} />
          <AboutLiveChat />
        </Stack>
      </PageContainer>
    </>
  );
}

/** Why to use the live chat and how, side by side. */
function AboutLiveChat() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: { xs: 4, md: 6 } }}>
      <section aria-labelledby="why-heading">
        <Typography variant="h2" id="why-heading">
          Why the live chat
        </Typography>
        <CheckedList entries={LIVE_CHAT_BENEFITS} sx={{ mt: 2 }} />
      </section>
      <section aria-labelledby="how-heading">
        <Typography variant="h2" id="how-heading">
          How it works
        </Typography>
        <Box
          component="ol"
          sx={{ display: 'grid', gap: 1, mt: 2, pl: 3, listStyle: 'decimal', typography: 'body2' }}
        >
          {LIVE_CHAT_STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      </section>
    </Box>
  );
}

/** A line never starts with AM or PM. */
const HOURS = SUPPORT_HOURS.liveChat.replace(/ (?=[AP]M)/g, '\u00A0');

/** Introduces the live chat, with a button to open it and its hours. */
function ContactHero({ onOpenChat }: { onOpenChat: () => void }) {
  return (
    <PageHero
      heading="Talk to the people who know the code."
      text="Ask in the live chat about a project, a purchase, an internship or software that you want built."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5, mt: 2.5 }}>
        <Button variant="contained" size="large" onClick={onOpenChat}>
          Open Live Chat
        </Button>
        <Box component="dl">
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            Live chat hours
          </Typography>
          <Box component="dd" sx={{ fontWeight: 650, textWrap: 'balance' }}>
            {HOURS}
          </Box>
          <Typography component="dd" variant="body2" sx={{ color: 'text.secondary' }}>
            {SUPPORT_BESIDE_CHAT}
          </Typography>
        </Box>
      </Box>
    </PageHero>
  );
}

/** Explains custom projects; all links to custom projects lead to this page. */
function CustomProjects({ onDiscuss }: { onDiscuss: () => void }) {
  return (
    <Box
      component="section"
      id="custom-projects"
      aria-labelledby="custom-projects-heading"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1.2fr 1fr' },
        gap: { xs: 3, md: 6 },
        p: { xs: 3, md: 5 },
        borderRadius: 3,
        bgcolor: 'brand.soft',
      }}
    >
      <div>
        <Typography variant="h2" id="custom-projects-heading">
          Custom projects
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '56ch' }}>
          Nothing on the shelf fits? We adapt a project of ours or build yours from the first line.
          Tell us about it in the chat; you get scope, price and dates in writing before any work
          starts.
        </Typography>
        <Button variant="contained" size="large" onClick={onDiscuss}>
          Discuss Your Project
        </Button>
      </div>
      <div>
        <Typography variant="h3">Good to know in advance</Typography>
        <CheckedList entries={CUSTOM_PROJECT_QUESTIONS} sx={{ mt: 2 }} />
      </div>
    </Box>
  );
}

function Way({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card component="li" sx={{ p: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {children}
    </Card>
  );
}

const note = { mt: 0.75, color: 'text.secondary' } as const;

/** Alternatives to the chat: email, the office and the help page. */
function OtherWays() {
  return (
    <TitledGrid heading="Other ways to reach us" columns={3}>
      <Way heading="Email">
        <Link href={site.socialLinks.email} sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {site.contactEmail}
        </Link>
        <Typography sx={note}>{`${site.supportPromise}.`}</Typography>
      </Way>
      <Way heading="Office">
        <Typography component="address" sx={{ fontStyle: 'normal', fontWeight: 650 }}>
          {site.address}
        </Typography>
        <Typography sx={note}>Please tell us before you come.</Typography>
      </Way>
      <Way heading="Help">
        <Link href={paths.help} sx={{ fontWeight: 650 }}>
          Answers to frequent questions
        </Link>
        <Typography sx={note}>Buying, downloads, licenses, refunds and the phone line.</Typography>
      </Way>
    </TitledGrid>
  );
}

/** The benefits of the live chat (specification, section 2: Live chat info / contact page). */
const LIVE_CHAT_BENEFITS: readonly string[] = [
  'A developer who knows the projects reads your question.',
  'The conversation stays open beside the page you are on.',
  'Nothing is lost: it belongs to your account and waits there until it is resolved.',
  'Asking is free, whether you have bought something or are still looking.',
];

/** The steps from opening the chat to a reply. */
const LIVE_CHAT_STEPS: readonly string[] = [
  'Log in, so that the answer reaches you and nobody else.',
  'Press Open Live Chat and write what you need. A project title or an error message helps.',
  'We answer in the same window. What arrives outside live chat hours is the first thing we read next.',
];

/** The questions that we ask before we quote a custom project. */
const CUSTOM_PROJECT_QUESTIONS: readonly string[] = [
  'What it should do, and for whom',
  'A project or idea of ours to start from, if there is one',
  'Technologies you need or want to avoid',
  'When you need it, and roughly what it may cost',
];
