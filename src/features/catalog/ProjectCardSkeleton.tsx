import { CardFrame } from './CardFrame';
import type { CardLayout } from './cardLayout';

function Line({ width, height }: { width: string; height: number }) {
  return <div className="line" style={{ width, height }} />;
}

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
        <Line width="110px" height={18} />
        <div className="footer">
          <Line width="92px" height={24} />
        </div>
      </div>
    </CardFrame>
  );
}
