import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CLAIMS, IDEAS_PER_PAGE } from '@/config/constants';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { ideaCount } from '@/config/ideaCount';
import { paths } from '@/config/paths';
import { SUPPORT_ANSWERED } from '@/config/policyFigures';
import { useOpenChatWith } from '@/features/chat';
import { findIdeas, IDEA_CATEGORIES, useIdeas } from '@/features/ideas';
import { scrollToTop } from '@/lib/browser';
import { clampPage } from '@/lib/pageWindow';
import { buttonLabels } from '@/ui/buttonLabels';
import { CallToAction } from '@/ui/CallToAction';
import { EmptyState } from '@/ui/EmptyState';
import { PageHero } from '@/ui/HeroBand';
import { HeroFigures } from '@/ui/HeroFigures';
import { PageContainer } from '@/ui/PageContainer';
import { Pagination } from '@/ui/Pagination';
import { SearchBox } from '@/ui/SearchBox';
import { usePageHead } from '@/ui/usePageHead';
import { useUrlState } from '@/ui/useUrlState';
import { HowItWorks } from './HowItWorks';
import { IdeaFilters, ideaFormat } from './IdeaFilters';
import { IdeaResults } from './IdeaResults';

/** Pause in typing after which the ideas are searched, in milliseconds. */
const SEARCH_DELAY_MS = 150;

/** The ideas page: search, filter and request ideas (specification, section 2: Project Ideas). */
export default function IdeasPage() {
  usePageHead({
    title: 'Project Ideas',
    description: `${ideaCount()} software project ideas by category and difficulty. Pick one and have it customized and built for you.`,
  });
  const { state, change } = useUrlState(ideaFormat);
  const [isFocused, setIsFocused] = useState(false);
  const { ideas, status, index, retry } = useIdeas(isFocused || state.search !== '');
  const shown = useDeferredValue(state);
  const isComplete = status === 'complete' && (shown.search === '' || index !== undefined);
  const found = useMemo(() => findIdeas(ideas, index, shown), [ideas, index, shown]);
  const matching = found.ideas;
  const totalPages = isComplete ? Math.ceil(matching.length / IDEAS_PER_PAGE) : 0;
  const page = isComplete ? clampPage(shown.page, totalPages) : shown.page;
  const openChat = useOpenChatWith('ideas');

  useEffect(() => {
    if (!window.location.hash) scrollToTop();
  }, []);
  useEffect(() => {
    // The results of an earlier search do not apply to the requested page.
    if (shown === state && page !== state.page) change({ page }, { replace: true });
  }, [shown, state, page, change]);

  return (
    <>
      <IdeasHero />
      <PageContainer>
        <Box component="section" aria-labelledby="ideas">
          <Typography variant="h2" id="ideas" sx={{ mb: 2.5 }}>
            Find your idea
          </Typography>
          <Box sx={{ display: 'grid', gap: 2.5 }} onFocus={() => setIsFocused(true)}>
            <SearchBox
              label="Search ideas..."
              value={state.search}
              onSearch={(search) => change({ search, verbatim: false }, { replace: true })}
              delay={SEARCH_DELAY_MS}
            />
            <IdeaFilters
              difficulty={state.difficulty}
              category={state.category}
              onChange={change}
            />
          </Box>
          {status === 'failed' ? (
            <EmptyState
              role="alert"
              heading="The ideas could not be loaded"
              headingLevel="h3"
              text="Please check your connection and try again."
              action={{ label: buttonLabels.tryAgain, onClick: retry }}
            />
          ) : (
            <IdeaResults
              found={found}
              search={shown.search}
              toSearch={(search, verbatim = false) =>
                `?${ideaFormat.toQuery({ ...state, search, verbatim, page: 1 })}`
              }
              page={page}
              isComplete={isComplete}
              onCustomize={({ title, id }) =>
                openChat(preparedMessages.idea(title, id), chatSubjects.idea(title, id))
              }
              onClear={() => change(ideaFormat.parse(new URLSearchParams()))}
            />
          )}
          <Box sx={{ mt: 5 }}>
            <Pagination
              page={page}
              totalPages={totalPages}
              hasEnds
              onChange={(wanted) => {
                change({ page: wanted });
                scrollToTop();
              }}
            />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: { xs: 6, md: 8 }, mt: { xs: 6, md: 8 } }}>
          <HowItWorks />
          <CallToAction
            heading="Have something else in mind?"
            text="Tell us what you want to build and we shape it with you, or take a project that is finished and runs today."
          >
            <Button variant="onBrand" size="large" onClick={() => openChat(null)}>
              Customize Your Vision
            </Button>
            <Button variant="outlined" color="inherit" size="large" href={paths.projects}>
              Browse Ready-Made Projects
            </Button>
          </CallToAction>
        </Box>
      </PageContainer>
    </>
  );
}

/** The heading and four counters (specification, section 2: Project Ideas). */
const IdeasHero = memo(function IdeasHero() {
  const counters = [
    { value: ideaCount(), label: 'Project ideas' },
    { value: String(IDEA_CATEGORIES.length), label: 'Categories' },
    { value: CLAIMS.templates, label: 'Templates' },
    { value: CLAIMS.support, label: 'Support', note: SUPPORT_ANSWERED },
  ];
  return (
    <PageHero
      isBand
      heading="Start from an idea worth building"
      text="Look through project ideas for college, client or side work. Pick one that speaks to you and we build it around your needs."
    >
      <HeroFigures figures={counters} />
    </PageHero>
  );
});
