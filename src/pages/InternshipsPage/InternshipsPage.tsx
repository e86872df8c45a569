import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { site } from '@/config/site';
import { useOpenChatWith } from '@/features/chat';
import { HeroBand } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { Answers } from './Answers';
import { Programs } from './Programs';
import { Steps } from './Steps';

/** The internships page: programs and how to apply (specification, section 2: Internships). */
export function InternshipsPage() {
  usePageHead({
    title: 'Internships',
    description: `${INTERNSHIP_PROGRAMS.length} internship programs at ${site.siteName}, ${CLAIMS.internshipLength} each: real tasks, a mentor and reviews of everything you write.`,
  });
  const openChat = useOpenChatWith('support');
  const apply = (program: string, start: string) =>
    openChat(preparedMessages.internship(program, start), chatSubjects.internship(program));
  return (
    <>
      <HeroBand>
        <Typography variant="h1">Internships with work that counts.</Typography>
        <Typography
          sx={{ mt: 2, maxWidth: '58ch', fontSize: '1.1rem', color: 'brand.onHeroMuted' }}
        >
          Six programs of {CLAIMS.internshipLength} each. You work on software that people use, with
          a mentor who reads what you write. Choose a field and talk to us.
        </Typography>
      </HeroBand>
      <PageContainer>
        <Stack sx={{ gap: { xs: 6, md: 8 } }}>
          <Programs onApply={apply} />
          <Steps />
          <Answers />
        </Stack>
      </PageContainer>
    </>
  );
}
