import { SkeletonLine } from '@/ui/SkeletonLine';
import { IdeaCardFrame } from './IdeaCardFrame';

/** Holds the place of an idea that has not come yet. */
export function IdeaCardSkeleton() {
  return (
    <IdeaCardFrame aria-hidden data-testid="idea-skeleton">
      <SkeletonLine width="40px" height="40px" />
      <SkeletonLine width="80%" height="22px" />
      <SkeletonLine width="100%" height="62px" />
      <SkeletonLine width="60%" height="20px" />
    </IdeaCardFrame>
  );
}
