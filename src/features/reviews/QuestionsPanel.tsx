import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Question, useListQuestionPagesQuery } from '@/api/questionsApi';
import { countOf } from '@/lib/numbers';
import { formatDay } from '@/lib/time';
import { lazyPart } from '@/ui/lazyPart';
import { PageSpinner } from '@/ui/PageSpinner';
import { SearchBox } from '@/ui/SearchBox';
import { PagedList } from './PagedList';
import { plainText, ShopAnswer } from './ReviewCard';
import { QuestionsSkeleton } from './ReviewsSkeleton';

const QuestionForm = lazyPart(() => import('./QuestionForm'), {
  name: 'the form of a question',
  loading: <PageSpinner />,
});

/** The answered questions about a project, with their search and the form to ask another one. */
export default function QuestionsPanel({ projectId, count }: { projectId: number; count: number }) {
  const { state } = useLocation() as { state: { asksQuestion?: true } | null };
  const [isAsking, setAsking] = useState(state?.asksQuestion === true);
  const [search, setSearch] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const list = useListQuestionPagesQuery({ id: projectId, search });
  // Those of another search do not stand beside an error of this one.
  const pages = (list.error && !list.currentData ? undefined : list.data)?.pages;
  // A question that has moved to a later page appears once.
  const byId = new Map(pages?.flatMap(({ questions }) => questions).map((each) => [each.id, each]));
  const total = list.currentData?.pages[0]?.pagination.total;

  const found = total !== undefined && `${countOf(total, 'question')} found`;
  const note = search ? found : total === 0 && 'Nobody has asked about this project yet.';

  if (!pages && list.isFetching) return <QuestionsSkeleton count={count} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}>
        {(byId.size > 0 || search !== '') && (
          <Box sx={{ flex: '1 1 240px' }}>
            <SearchBox label="Search the questions" value={search} onSearch={setSearch} />
          </Box>
        )}
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          Ask a question
        </Button>
      </Box>
      {isAsking && (
        <QuestionForm
          projectId={projectId}
          onSent={() => {
            setAsking(false);
            // The form had the focus.
            button.current?.focus();
          }}
        />
      )}
      <div>
        <Typography role="status" sx={{ color: 'text.secondary', '&:not(:empty)': { mb: 2 } }}>
          {note && <span>{note}</span>}
        </Typography>
        <PagedList noun="questions" query={list} onMore={() => void list.fetchNextPage()}>
          {[...byId.values()].map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </PagedList>
      </div>
    </Box>
  );
}

/** A question with its answer. HTML in them stays text. */
const QuestionCard = ({
  question: { author, text, created_at, answer },
}: {
  question: Question;
}) => (
  <Box component="article" sx={{ display: 'grid', gap: 0.5, maxWidth: '70ch' }}>
    <Typography component="h3" dir="auto" sx={{ fontWeight: 650, ...plainText }}>
      {text}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {`${author} · ${formatDay(created_at)}`}
    </Typography>
    {answer && <ShopAnswer answer={answer} />}
  </Box>
);
