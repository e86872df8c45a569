import Stack from '@mui/material/Stack';
import { site } from '@/config/site';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { ContactChannels } from './ContactChannels';
import { FrequentQuestions } from './FrequentQuestions';
import { HelpHero } from './HelpHero';
import { ResponseTimes } from './ResponseTimes';

/** The help page: questions and contact channels (specification, section 2: Help page). */
export function HelpPage() {
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
