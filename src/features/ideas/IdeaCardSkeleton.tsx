import Skeleton from '@mui/material/Skeleton';

/** Placeholder of a card in an IdeaGrid. */
export function IdeaCardSkeleton() {
  return (
    <article aria-hidden data-testid="idea-skeleton">
      <Skeleton width={40} height={40} />
      <Skeleton width="80%" height={22} />
      <Skeleton width="100%" height={62} />
      <Skeleton width="60%" height={20} />
    </article>
  );
}
