import Skeleton from '@mui/material/Skeleton';
import { CardFrame } from './CardFrame';
import type { CardLayout } from './cardLayout';

/** Holds the place of a project card while it loads, at the same height. */
export function ProjectCardSkeleton({ layout = 'grid' }: { layout?: CardLayout }) {
  return (
    <CardFrame layout={layout} aria-hidden data-testid="project-skeleton" data-loading="">
      <div className="picture" />
      <div className="body">
        <div className="text">
          <Line width="75%" height={22} />
          <Line width="100%" height={14} />
          <Line width="85%" height={14} />
        </div>
        <Line width={110} height={18} />
        <div className="footer">
          <Line width={92} height={24} />
        </div>
      </div>
    </CardFrame>
  );
}

/** Still, because the whole card breathes: one animation instead of five. */
function Line(size: { width: number | string; height: number }) {
  return <Skeleton animation={false} {...size} />;
}
