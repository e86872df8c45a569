import Stack from '@mui/material/Stack';
import { site } from '@/config/site';
import { useOpenChat } from '@/features/chat';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { Benefits } from './Benefits';
import { ContactHero } from './ContactHero';
import { CustomProjects } from './CustomProjects';
import { HowItWorks } from './HowItWorks';
import { OtherWays } from './OtherWays';

/**
 * The contact page: the live chat and alternatives (specification, section 2: Live chat info /
 * contact page).
 */
export function ContactPage() {
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
          <Benefits />
          <HowItWorks />
          <CustomProjects onDiscuss={openChat} />
          <OtherWays />
        </Stack>
      </PageContainer>
    </>
  );
}
