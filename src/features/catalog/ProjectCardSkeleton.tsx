import { memo } from 'react';
import { CardFrame } from './CardFrame';
import type { CardLayout } from './cardLayout';

/** Placeholder of a project card, with the same height. */
export const ProjectCardSkeleton = memo(function ProjectCardSkeleton({
  layout = 'grid',
}: {
  layout?: CardLayout;
}) {
  return (
    <CardFrame layout={layout} aria-hidden data-testid="project-skeleton" data-loading="">
      <div className="picture" />
      <div className="body">
        <div className="text">
          <Line width="40%" height={16} />
          <Line width="75%" height={22} />
          <Line width="100%" height={14} />
          <Line width="85%" height={14} />
        </div>
        {layout === 'list' && <div className="features" />}
        <div className="technologies">
          <Line width="70%" height={20} />
        </div>
        <div className="meta">
          <Line width={110} height={16} />
        </div>
        <div className="footer">
          <Line width={92} height={24} />
        </div>
      </div>
    </CardFrame>
  );
});

/** A plain element, which costs a page of twelve cards less than a component of Material UI. */
function Line(size: { width: number | string; height: number }) {
  return <div className="line" style={size} />;
}
