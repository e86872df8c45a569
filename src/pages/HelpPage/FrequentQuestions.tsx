import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { parseSearch } from '@/lib/addresses';
import { inView } from '@/theme/mixins';
import { FindableAccordion } from '@/ui/FindableAccordion';
import { SearchBox } from '@/ui/SearchBox';
import { urlFormat, useUrlState } from '@/ui/useUrlState';
import { type Faq, helpFaq } from './faq';

const format = urlFormat({ search: parseSearch });

function findQuestions(questions: readonly Faq[], search: string): readonly Faq[] {
  const words = search.toLowerCase().split(/\s+/);
  return questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function describe(found: number, total: number): string {
  if (found === total) return '';
  if (found === 0) return 'No question matches. Ask us in the live chat, we are glad to answer.';
  return `${found} of ${total} questions`;
}

/** Frequently asked questions, with a search over questions and answers. */
export function FrequentQuestions() {
  const { state, change } = useUrlState(format);
  const questions = helpFaq();
  const found = findQuestions(questions, state.search);
  return (
    <Box
      component="section"
      aria-labelledby="faq-heading"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
        gap: { xs: 2.5, md: 6 },
        alignItems: 'start',
      }}
    >
      <Box sx={inView}>
        <Typography variant="h2" id="faq-heading" sx={{ mb: 2 }}>
          Frequently asked questions
        </Typography>
        <SearchBox
          label="Search questions..."
          value={state.search}
          onSearch={(search) => change({ search }, { replace: true })}
          delay={0}
        />
        <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {describe(found.length, questions.length)}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-labelledby="faq-heading"
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        {found.map((faq) => (
          <li key={faq.question}>
            <Question faq={faq} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** A question that expands its answer. */
function Question({ faq: { question, answer, link } }: { faq: Faq }) {
  return (
    <FindableAccordion summary={question} square sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ maxWidth: '68ch' }}>{answer}</Typography>
      {link && (
        <Link href={link.to} sx={{ display: 'inline-block', mt: 1, fontWeight: 650 }}>
          {link.label}
        </Link>
      )}
    </FindableAccordion>
  );
}
