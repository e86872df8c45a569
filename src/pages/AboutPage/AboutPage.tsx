import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSiteContentQuery } from '@/api/siteContentApi';
import { CLAIMS } from '@/config/constants';
import type { TeamMember } from '@/config/content/siteContent';
import { site } from '@/config/site';
import { useOpenChat } from '@/features/chat';
import { PageHero } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { PageSpinner } from '@/ui/PageSpinner';
import { StatCards } from '@/ui/StatCards';
import { TitledGrid } from '@/ui/TitledGrid';
import { usePageHead } from '@/ui/usePageHead';
import { CONTACT_ID, ContactSection } from './ContactSection';
import { CoreValues, WhyChooseUs } from './WhyChooseUs';

/** The about page: the company and how to contact it (specification, section 2: About). */
export default function AboutPage() {
  usePageHead({
    title: 'About us',
    description: `The mission, the values and the people of ${site.siteName}, and every way to reach us in Bangalore.`,
  });
  const { data, isLoading } = useSiteContentQuery();
  const about = data?.about;

  return (
    <>
      <AboutHero />
      {isLoading ? (
        <PageSpinner />
      ) : (
        <PageContainer>
          <Stack sx={{ gap: { xs: 6, md: 8 } }}>
            {about && <MissionAndVision mission={about.mission} vision={about.vision} />}
            <Impact />
            <WhyChooseUs />
            {about && <CoreValues values={about.values} />}
            {about && <Team members={about.team} />}
            <ContactSection />
          </Stack>
        </PageContainer>
      )}
    </>
  );
}

/** Achievements of the company in figures. */
function Impact() {
  return (
    <Box component="section" aria-labelledby="impact-heading">
      <Typography variant="h2" id="impact-heading">
        Our impact
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: '60ch', color: 'text.secondary' }}>
        Since we began: projects built for clients, besides those on sale here, and everybody who
        has worked on them.
      </Typography>
      <StatCards
        stats={[
          { value: CLAIMS.projectsDelivered, label: 'Projects delivered' },
          { value: CLAIMS.happyClients, label: 'Happy clients' },
          { value: CLAIMS.years, label: 'Years' },
          { value: CLAIMS.teamMembers, label: 'Team members' },
        ]}
      />
    </Box>
  );
}

type MissionAndVisionProps = { mission: string; vision: string };

/** The mission and the vision of the company. */
function MissionAndVision({ mission, vision }: MissionAndVisionProps) {
  const statements = [
    { heading: 'Our mission', text: mission },
    { heading: 'Our vision', text: vision },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: { xs: 4, md: 6 } }}>
      {statements.map(({ heading, text }) => (
        <Box
          key={heading}
          component="section"
          sx={{ pl: 3, borderLeft: 4, borderColor: 'brand.signal' }}
        >
          <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
            {heading}
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '60ch', fontSize: '1.05rem' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The hero: one sentence about the company and two contact buttons. */
function AboutHero() {
  const openChat = useOpenChat('support');
  return (
    <PageHero
      heading="We build software that others can launch."
      text={`${site.siteName} is a small team in Bangalore, India. We make, review and sell complete software projects, build custom ones, and train the people who will build the next.`}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button variant="contained" size="large" onClick={openChat}>
          Get in Touch
        </Button>
        <Button variant="outlined" size="large" href={`#${CONTACT_ID}`}>
          Contact Us
        </Button>
      </Box>
    </PageHero>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map(([first]) => first)
    .join('');
}

/** The team members with their roles (specification, section 3: Site content). */
function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <TitledGrid heading="Some of the team" columns={4}>
      {members.map(({ name, role, description }) => (
        <Card key={name} component="li" sx={{ p: 3 }}>
          <Avatar
            aria-hidden
            sx={{ width: 56, height: 56, color: 'brand.onHero', bgcolor: 'brand.hero' }}
          >
            {initials(name)}
          </Avatar>
          <Typography variant="h3" sx={{ mt: 1.5 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 650, color: 'primary.main' }}>
            {role}
          </Typography>
          <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{description}</Typography>
        </Card>
      ))}
    </TitledGrid>
  );
}
