import { useDeferredValue, useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { ideaCount } from '@/config/ideaCount';
import { useOpenChatWith } from '@/features/chat';
import { useIdeaPage, type ProjectIdea } from '@/features/ideas';
import { scrollToTop } from '@/lib/scrollToTop';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { Pagination } from '@/ui/Pagination';
import { SearchBox } from '@/ui/SearchBox';
import { usePageHead } from '@/ui/usePageHead';
import { HowItWorks } from './HowItWorks';
import { IdeaFilters } from './IdeaFilters';
import { NO_FILTER } from './ideaParameters';
import { IdeaResults } from './IdeaResults';
import { IdeasHero } from './IdeasHero';
import { useIdeaParameters } from './useIdeaParameters';
import { useStableCallback } from './useStableCallback';
import { VisionBand } from './VisionBand';

/** The ideas page: search, filter and request ideas (specification, section 2: Project Ideas). */
export function IdeasPage() {
  usePageHead({
    title: 'Project Ideas',
    description: `${ideaCount()} software project ideas by category and difficulty. Pick one and have it customized and built for you.`,
  });
  const { parameters, change, type } = useIdeaParameters();
  const { search, difficulty, category } = parameters;
  const { found, hasFailed, retry } = useIdeaPage(parameters);
  const deferred = useDeferredValue(found);
  const openChat = useOpenChatWith('ideas');
  const requestIdea = useStableCallback(({ title, id }: ProjectIdea) =>
    openChat(preparedMessages.idea(title, id), chatSubjects.idea(title, id)),
  );
  const shareVision = useStableCallback(() => openChat(null));
  const clear = useStableCallback(() => change(NO_FILTER));
  const turnTo = useStableCallback((wanted: number) => {
    change({ page: wanted });
    scrollToTop();
  });

  useEffect(() => {
    if (!window.location.hash) scrollToTop();
  }, []);

  useEffect(() => {
    // Results of an earlier search do not apply to the requested page.
    if (!found?.isComplete || found.parameters !== parameters) return;
    if (found.page !== parameters.page) change({ page: found.page }, { replace: true });
  }, [found, parameters, change]);

  return (
    <>
      <IdeasHero />
      <PageContainer>
        <Box component="section" aria-labelledby="ideas">
          <Typography variant="h2" id="ideas" sx={{ mb: 2.5 }}>
            Find your idea
          </Typography>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <SearchBox label="Search ideas..." value={search} onSearch={type} delay={0} />
            <IdeaFilters difficulty={difficulty} category={category} onChange={change} />
          </Box>
          {hasFailed ? (
            <EmptyState
              role="alert"
              heading="The ideas could not be loaded"
              headingLevel="h3"
              text="Please check your connection and try again."
              action={
                <Button variant="contained" onClick={retry}>
                  Try again
                </Button>
              }
            />
          ) : (
            <IdeaResults
              found={found}
              deferred={deferred}
              onCustomize={requestIdea}
              onClear={clear}
            />
          )}
          <Box sx={{ mt: 5 }}>
            <Pagination
              page={deferred?.page ?? 1}
              totalPages={deferred?.isComplete ? deferred.totalPages : 0}
              onChange={turnTo}
            />
          </Box>
        </Box>
        <Box sx={{ mt: { xs: 6, md: 8 } }}>
          <HowItWorks />
        </Box>
        <VisionBand onCustomize={shareVision} />
      </PageContainer>
    </>
  );
}
