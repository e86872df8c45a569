import Stack from '@mui/material/Stack';
import { useSiteContentQuery } from '@/api/siteContentApi';
import { site } from '@/config/site';
import { PageContainer } from '@/ui/PageContainer';
import { PageSpinner } from '@/ui/PageSpinner';
import { usePageHead } from '@/ui/usePageHead';
import { AboutHero } from './AboutHero';
import { ContactSection } from './ContactSection';
import { CoreValues } from './CoreValues';
import { Impact } from './Impact';
import { MissionAndVision } from './MissionAndVision';
import { Team } from './Team';
import { WhyChooseUs } from './WhyChooseUs';

/** The about page: the company and how to contact it (specification, section 2: About). */
export function AboutPage() {
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
