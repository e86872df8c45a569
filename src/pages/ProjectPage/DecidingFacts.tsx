import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Project } from '@/api/catalogApi';
import { REFUND_DAYS } from '@/config/constants';
import { documentNames } from '@/config/content/documentNames';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

const toLink = (to: string, text: string) => (
  <Link component={RouterLink} to={to} color="inherit">
    {text}
  </Link>
);

/** The answers that decide a purchase and help to start, as far as the backend has them. */
export function DecidingFacts({ project }: { project: Project }) {
  const { requirements = [], suits = [], documents = [], licence } = project;
  const facts: { question: string; answer: ReactNode }[] = [
    { question: 'Runs on', answer: requirements.join(' · ') },
    {
      question: 'To submit',
      answer:
        suits.length > 0 &&
        `Made for ${suits.join(', ')}, where your college allows bought code; ask your guide`,
    },
    { question: 'Documents', answer: documents.map((name) => documentNames[name]).join(', ') },
    {
      question: 'License',
      answer: licence && toLink('#license', `${licence.name} in plain words`),
    },
    { question: 'From', answer: toLink(paths.about, `${site.siteName}, ${CITY}`) },
    {
      question: 'If it fails',
      answer: toLink(
        `${paths.refunds}#guarantees`,
        `We help; else your money back within ${REFUND_DAYS.technicalIssue} days`,
      ),
    },
  ];
  return (
    <Box
      component="dl"
      aria-label="In short"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        gap: '6px 16px',
        px: { xs: 2, sm: 0, md: 2.5 },
        py: 1.5,
        typography: 'body2',
      }}
    >
      {facts
        .filter(({ answer }) => Boolean(answer))
        .map(({ question, answer }) => (
          <Box key={question} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {question}
            </Box>
            <Box component="dd" dir="auto" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {answer}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const CITY = 'Bangalore';
