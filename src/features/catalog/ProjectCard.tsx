import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { Project } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/counts';
import { formatRupees } from '@/lib/money';
import { CardFrame } from './CardFrame';
import type { CardLayout } from './cardLayout';
import { CategoryBadge } from './CategoryBadge';
import { ProjectPicture } from './ProjectPicture';

type ProjectCardProps = { project: Project; layout?: CardLayout; eager?: boolean };

/** A project card in a grid or list (specification, section 2: Project list). */
export const ProjectCard = memo(function ProjectCard({
  project,
  layout = 'grid',
  eager = false,
}: ProjectCardProps) {
  const { id, title, category, short_description, base_price, download_count } = project;
  const titleId = useId();
  return (
    <CardFrame component="article" layout={layout} aria-labelledby={titleId}>
      <div className="picture">
        <ProjectPicture project={project} eager={eager} />
        <CategoryBadge category={category} />
      </div>
      <div className="body">
        <div className="text">
          <h2 id={titleId}>{title}</h2>
          <p className="summary">{short_description}</p>
        </div>
        <span className="meta">
          <DownloadIcon aria-hidden />
          {formatCount(download_count)} {download_count === 1 ? 'download' : 'downloads'}
        </span>
        <div className="footer">
          <span className="price">{formatRupees(base_price)}</span>
          <Link className="details" to={paths.project(id)} aria-describedby={titleId}>
            View Details
          </Link>
        </div>
      </div>
    </CardFrame>
  );
});
