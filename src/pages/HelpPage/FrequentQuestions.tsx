import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HELP_FAQ, type Faq } from '@/config/content/faq';
import { SearchBox } from '@/ui/SearchBox';
import { Question } from './Question';

function findQuestions(search: string): readonly Faq[] {
  const words = search.toLowerCase().split(/\s+/);
  return HELP_FAQ.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function describe(found: number): string {
  if (found === HELP_FAQ.length) return '';
  if (found === 0) return 'No question matches. Ask us in the live chat, we are glad to answer.';
  return `${found} of ${HELP_FAQ.length} questions`;
}

/** Frequently asked questions, with a search over questions and answers. */
export function FrequentQuestions() {
  const [search, setSearch] = useState('');
  const found = findQuestions(search);
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
      <Box sx={{ position: { md: 'sticky' }, top: 96 }}>
        <Typography variant="h2" id="faq-heading" sx={{ mb: 2 }}>
          Frequently asked questions
        </Typography>
        <SearchBox label="Search questions..." value={search} onSearch={setSearch} delay={0} />
        <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {describe(found.length)}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-labelledby="faq-heading"
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
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
