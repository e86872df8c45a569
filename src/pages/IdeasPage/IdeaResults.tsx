import Typography from '@mui/material/Typography';
import { IDEAS_PER_PAGE } from '@/config/constants';
import {
  type FoundIdeas,
  IdeaCard,
  IdeaCardSkeleton,
  IdeaGrid,
  type ProjectIdea,
} from '@/features/ideas';
import { formatCount } from '@/lib/numbers';
import { pageRange } from '@/lib/pageWindow';
import { EmptyState } from '@/ui/EmptyState';
import { SearchNotes } from '@/ui/SearchNotes';

type IdeaResultsProps = {
  /** The matching ideas on all pages, and how the search was understood. */
  found: FoundIdeas;
  search: string;
  toSearch: (search: string, isVerbatim?: boolean) => string;
  page: number;
  /** False while more ideas are being loaded, which skeletons stand for. */
  isComplete: boolean;
  onCustomize: (idea: ProjectIdea) => void;
  onClear: () => void;
};

function describe(page: number, total: number): string {
  if (total === 0) return 'Showing 0 ideas';
  const [from, to] = pageRange(page, IDEAS_PER_PAGE, total);
  return `Showing ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)} ideas`;
}

/** The count of the matching ideas and the cards of a page. */
export function IdeaResults({
  found,
  search,
  toSearch,
  page,
  isComplete,
  onCustomize,
  onClear,
}: IdeaResultsProps) {
  const start = (page - 1) * IDEAS_PER_PAGE;
  const { ideas: matching, ...understood } = found;
  const ideas = matching.slice(start, start + IDEAS_PER_PAGE);
  const places = isComplete ? ideas.length : IDEAS_PER_PAGE;
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mt: 3, mb: 2, color: 'text.secondary' }}>
        {isComplete ? describe(page, matching.length) : 'Loading ideas…'}
      </Typography>
      <SearchNotes noun="idea" search={search} toSearch={toSearch} {...understood} />
      {places === 0 ? (
        <EmptyState
          heading="No ideas found"
          headingLevel="h3"
          text="Try adjusting your search or filters"
          action={{ label: 'Clear filters', onClick: onClear }}
        />
      ) : (
        <IdeaGrid aria-busy={!isComplete}>
          {/* Keyed by position: updating a card is cheaper than mounting a new one. */}
          {Array.from({ length: places }, (_entry, place) => (
            <li key={place}>
              {ideas[place] ? (
                <IdeaCard idea={ideas[place]} onCustomize={onCustomize} />
              ) : (
                <IdeaCardSkeleton />
              )}
            </li>
          ))}
        </IdeaGrid>
      )}
    </>
  );
}
