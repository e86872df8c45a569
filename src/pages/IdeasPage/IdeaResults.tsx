import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { IDEAS_PER_PAGE } from '@/config/constants';
import {
  IdeaCard,
  IdeaCardSkeleton,
  IdeaGrid,
  type IdeaPage,
  type ProjectIdea,
} from '@/features/ideas';
import { formatCount } from '@/lib/numbers';
import { pageRange } from '@/lib/pageWindow';
import { EmptyState } from '@/ui/EmptyState';

type IdeaResultsProps = {
  /** The page of ideas; undefined until it is loaded. */
  found: IdeaPage | undefined;
  /** The same page deferred, for lower rows, so that the top renders first. */
  deferred: IdeaPage | undefined;
  onCustomize: (idea: ProjectIdea) => void;
  onClear: () => void;
};

/** Number of cards that are never deferred: the first row on wide screens. */
const FIRST_CARDS = 3;

function describe(found: IdeaPage | undefined): string {
  if (!found?.isComplete) return 'Loading ideas…';
  const { page, total } = found;
  if (total === 0) return 'Showing 0 ideas';
  const [from, to] = pageRange(page, IDEAS_PER_PAGE, total);
  return `Showing ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)} ideas`;
}

/** The count and the cards, with skeletons for ideas that are still loading. */
export const IdeaResults = memo(function IdeaResults({
  found,
  deferred,
  onCustomize,
  onClear,
}: IdeaResultsProps) {
  const places = found?.isComplete ? found.ideas.length : IDEAS_PER_PAGE;
  const cards = Array.from(
    { length: places },
    (_entry, place) => (place < FIRST_CARDS ? found : deferred)?.ideas[place],
  );
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mt: 3, mb: 2, color: 'text.secondary' }}>
        {describe(found)}
      </Typography>
      {places === 0 ? (
        <EmptyState
          heading="No ideas found"
          headingLevel="h3"
          text="Try adjusting your search or filters"
          action={
            <Button variant="contained" onClick={onClear}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <IdeaGrid aria-busy={!found?.isComplete}>
          {/* Keyed by position: updating a card is cheaper than mounting a new one. */}
          {cards.map((idea, place) => (
            <li key={place}>
              {idea ? <IdeaCard idea={idea} onCustomize={onCustomize} /> : <IdeaCardSkeleton />}
            </li>
          ))}
        </IdeaGrid>
      )}
    </>
  );
});
