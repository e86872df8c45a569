import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CLAIMS, MINIMUM_AGE } from '@/config/constants';
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { useOpenChatWith } from '@/features/chat';
import { dayOf, startOfDay } from '@/lib/time';
import { PageHero } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { TitledGrid } from '@/ui/TitledGrid';
import { useClock } from '@/ui/useClock';
import { usePageHead } from '@/ui/usePageHead';
import { ProgramCard } from './ProgramCard';

/** The internships page: programs and how to apply (specification, section 2: Internships). */
export default function InternshipsPage() {
  usePageHead({
    title: 'Internships',
    description: `${INTERNSHIP_PROGRAMS.length} internship programs at ${site.siteName}, ${CLAIMS.internshipLength} each: real tasks, a mentor and reviews of everything you write.`,
  });
  const openChat = useOpenChatWith('support');
  const apply = (program: string, start: string) =>
    openChat(preparedMessages.internship(program, start), chatSubjects.internship(program));
  return (
    <>
      <PageHero
        isBand
        heading="Internships with work that counts."
        text={`Six programs of ${CLAIMS.internshipLength} each. You work on software that people use, with a mentor who reads what you write. Choose a field and talk to us.`}
      />
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

/** The steps from the application to the final review. */
function Steps() {
  return (
    <TitledGrid heading="How it works" columns={4} isOrdered spacing="open">
      {INTERNSHIP_STEPS.map(({ title, text }, index) => (
        <Box key={title} component="li" sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
          <Typography variant="h3">{`${index + 1}. ${title}`}</Typography>
          <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </TitledGrid>
  );
}

type ProgramsProps = {
  /** Called with the program's title and its next start as shown. */
  onApply: (title: string, start: string) => void;
};

/** The six programs. */
function Programs({ onApply }: ProgramsProps) {
  const today = useClock(() => dayOf(Date.now()));
  const now = new Date(startOfDay(today));
  return (
    <TitledGrid heading="Choose your program" columns={3}>
      {INTERNSHIP_PROGRAMS.map((program) => (
        <Box key={program.title} component="li" sx={{ display: 'flex' }}>
          <ProgramCard program={program} now={now} onApply={onApply} />
        </Box>
      ))}
    </TitledGrid>
  );
}

/** Common questions of applicants, always expanded. */
function Answers() {
  return (
    <Box component="section" aria-labelledby="answers-heading">
      <Typography variant="h2" id="answers-heading" sx={{ mb: 3 }}>
        Before you apply
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 6, rowGap: 3 }}
      >
        {INTERNSHIP_FAQ.map(({ question, answer }) => (
          <div key={question}>
            <Typography component="dt" variant="h4">
              {question}
            </Typography>
            <Typography component="dd" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {answer}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography sx={{ mt: 4 }}>
        Another question?{' '}
        <Link href={paths.help} sx={{ fontWeight: 650 }}>
          See the help page
        </Link>
      </Typography>
    </Box>
  );
}

/** The steps from the application to the last review (specification, section 2: Internships). */
const INTERNSHIP_STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Apply in the chat',
    text: 'Press Apply Now: the chat opens with the program filled in. Send it and show us something you have made.',
  },
  {
    title: 'Agree on the start',
    text: 'We talk about what you know and how much time you have, and put scope and dates in writing.',
  },
  {
    title: 'Work with a mentor',
    text: `For ${CLAIMS.internshipLength} you take on real tasks, and each of them gets a real review.`,
  },
  {
    title: 'Show what you built',
    text: 'You finish with work that you can explain line by line to the next person who asks.',
  },
];

/** The most frequent questions of applicants. */
const INTERNSHIP_FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'Do I need experience?',
    answer:
      'You need the basics of the field and something to show for them. A small project that works says more than a long list of courses.',
  },
  {
    question: 'How long does a program take?',
    answer: `Each program takes ${CLAIMS.internshipLength}. You can follow up with a second one in another field.`,
  },
  {
    question: 'Who can apply?',
    answer: `Anybody with an account, which you can open from the age of ${MINIMUM_AGE}.`,
  },
  {
    question: 'What are the conditions?',
    answer:
      'Stipend or fee, place, hours and seats are listed with each program. You get them in writing and agree to them before you start.',
  },
];
