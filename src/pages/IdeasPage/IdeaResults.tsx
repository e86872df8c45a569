import { memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IDEAS_PER_PAGE } from '@/config/constants';
import { IdeaCard, IdeaCardSkeleton, type IdeaPage } from '@/features/ideas';
import { pageRange } from '@/lib/pageWindow';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

type IdeaResultsProps = {
  /** The page of ideas; undefined while the first are on their way. */
  found: IdeaPage | undefined;
  onCustomize: () => void;
  onClear: () => void;
};

const count = new Intl.NumberFormat('en-IN');

function describe(found: IdeaPage | undefined): string {
  if (!found?.isComplete) return 'Loading ideas…';
  const { page, total } = found;
  if (total === 0) return 'Showing 0 ideas';
  const [from, to] = pageRange(page, IDEAS_PER_PAGE, total);
  return `Showing ${count.format(from)}-${count.format(to)} of ${count.format(total)} ideas`;
}

/** The count line and the cards; while ideas are still coming, skeletons in the free places. */
export const IdeaResults = memo(function IdeaResults({
  found,
  onCustomize,
  onClear,
}: IdeaResultsProps) {
  const ideas = found?.ideas ?? [];
  const missing = found?.isComplete ? 0 : IDEAS_PER_PAGE - ideas.length;
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mt: 3, mb: 2, color: 'text.secondary' }}>
        {describe(found)}
      </Typography>
      {ideas.length + missing === 0 ? (
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
        <Box
          component="ul"
          aria-busy={missing > 0}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
            gap: { xs: 2, sm: 3 },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {/* A card is filled anew by its place, which is less work than a new card by its idea. */}
          {ideas.map((idea, index) => (
            <li key={index}>
              <IdeaCard idea={idea} onCustomize={onCustomize} />
            </li>
          ))}
          {Array.from({ length: missing }, (_entry, index) => (
            <li key={`skeleton-${index}`}>
              <IdeaCardSkeleton />
            </li>
          ))}
        </Box>
      )}
    </>
  );
});
