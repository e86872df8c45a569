import { SkeletonLine } from '@/ui/SkeletonLine';

/** Holds the place of an idea that has not come yet, in an IdeaGrid. */
export function IdeaCardSkeleton() {
  return (
    <article aria-hidden data-testid="idea-skeleton">
      <SkeletonLine width="40px" height="40px" />
      <SkeletonLine width="80%" height="22px" />
      <SkeletonLine width="100%" height="62px" />
      <SkeletonLine width="60%" height="20px" />
    </article>
  );
}
