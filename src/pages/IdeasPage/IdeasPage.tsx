import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, memo, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CLAIMS } from '@/config/constants';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { ideaCount } from '@/config/ideaCount';
import { useOpenChatWith } from '@/features/chat';
import {
  useIdeaPage,
  type ProjectIdea,
  IDEA_CATEGORIES,
  type IdeaParameters,
} from '@/features/ideas';
import { scrollToTop } from '@/lib/browser';
import { EmptyState } from '@/ui/EmptyState';
import { HeroBand } from '@/ui/HeroBand';
import { HeroFigures } from '@/ui/HeroFigures';
import { PageContainer } from '@/ui/PageContainer';
import { Pagination } from '@/ui/Pagination';
import { SearchBox } from '@/ui/SearchBox';
import { usePageHead } from '@/ui/usePageHead';
import { HowItWorks } from './HowItWorks';
import { IdeaFilters } from './IdeaFilters';
import { IdeaResults } from './IdeaResults';
import { VisionBand } from './VisionBand';
import { NO_FILTER, parseIdeaParameters, toIdeaQuery } from './ideaParameters';
import { useStableCallback } from './useStableCallback';

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

/** The heading and four counters (specification, section 2: Project Ideas). */
const IdeasHero = memo(function IdeasHero() {
  const counters = [
    { value: ideaCount(), label: 'Project ideas' },
    { value: String(IDEA_CATEGORIES.length), label: 'Categories' },
    { value: CLAIMS.templates, label: 'Templates' },
    { value: CLAIMS.support, label: 'Support' },
  ];
  return (
    <HeroBand>
      <Typography variant="h1">Start from an idea worth building</Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '58ch', color: 'brand.onHeroMuted' }}>
        Look through project ideas for college, client or side work. Pick one that speaks to you and
        we build it around your needs.
      </Typography>
      <HeroFigures figures={counters} />
    </HeroBand>
  );
});

/** Pause in typing after which the search is written to the URL, in milliseconds. */
const ADDRESS_DELAY_MS = 400;

type ChangeOptions = { replace: boolean };

/**
 * Returns the parameters of the page and functions to change them. They are stored in the URL; only
 * a search being typed is ahead of it, to keep the router idle on each key. A change returns to
 * page 1 unless it sets the page.
 */
function useIdeaParameters() {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => parseIdeaParameters(query), [query]);
  const [search, setSearch] = useState(address.search);
  const written = useRef(toIdeaQuery(address).toString());
  /** What is being typed; null once it is in the URL. */
  const typed = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const page = search === address.search ? address.page : 1;
  const parameters = useMemo(() => ({ ...address, search, page }), [address, search, page]);

  // A change from outside, through Back or a link, overrides what is being typed.
  useEffect(() => {
    const arrived = toIdeaQuery(address).toString();
    if (arrived === written.current) return;
    clearTimeout(timer.current);
    written.current = arrived;
    typed.current = null;
    setSearch(address.search);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useStableCallback((changes: Partial<IdeaParameters>, options?: ChangeOptions) => {
    // The URL may be ahead of the last render.
    const now = parseIdeaParameters(new URLSearchParams(window.location.search));
    const next = { ...now, search: typed.current ?? now.search, page: 1, ...changes };
    clearTimeout(timer.current);
    typed.current = null;
    setSearch(next.search);
    const nextQuery = toIdeaQuery(next);
    written.current = nextQuery.toString();
    setQuery(nextQuery, options);
  });
  const type = useStableCallback((text: string) => {
    setSearch(text);
    typed.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ search: text }, { replace: true }), ADDRESS_DELAY_MS);
  });

  return { parameters, change, type };
}
