import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import StartedIcon from '@mui/icons-material/TaskAltRounded';
import type { Project } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { toHttpLink } from '@/lib/links';
import { formatRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { splitCommas, splitLines } from '@/lib/text';
import { MILLISECONDS_PER_DAY } from '@/lib/time';
import { useClock } from '@/ui/useClock';
import { CardFrame } from './CardFrame';
import type { CardLayout } from './cardLayout';
import { ProjectPicture, UNCATEGORIZED } from './ProjectPicture';
import { RatingBadge } from './RatingBadge';

const MOST_FEATURES = 4;

type ProjectCardProps = {
  /** Undefined while loading. */
  project: Project | undefined;
  layout?: CardLayout;
  /** The level of the title: one below the heading of the section. */
  heading?: 'h2' | 'h3';
  /** Whether its picture belongs to the first view. */
  isFirst?: boolean;
  /** The project's relation to the user; unknown by default. */
  ownMark?: OwnMark | undefined;
};

/** A project card in a grid or list (specification, section 2: Project list), or its placeholder. */
export const ProjectCard = memo(function ProjectCard({
  project,
  layout = 'grid',
  heading: Heading = 'h2',
  isFirst = false,
  ownMark,
}: ProjectCardProps) {
  const titleId = useId();
  return (
    <CardFrame
      component="article"
      layout={layout}
      {...(project ? { 'aria-labelledby': titleId } : LOADING)}
    >
      <div className="picture">
        {project && <ProjectPicture project={project} importance={isFirst ? 'first' : 'normal'} />}
        {project && !ownMark && <RecentMark project={project} isOnPicture />}
        {ownMark && <PictureMark mark={ownMark} />}
      </div>
      <div className="body">
        <div className="text">
          <p className="category" dir="auto">
            {project && (project.category || UNCATEGORIZED)}
          </p>
          <Heading id={titleId} dir="auto">
            {project?.title}
          </Heading>
          <p className="summary" dir="auto">
            {project?.short_description}
          </p>
        </div>
        {layout === 'list' && <Features features={project?.features} />}
        <div className="technologies">
          {project && <Technologies technologies={project.technologies} />}
        </div>
        <div className="meta">
          {project && <Facts project={project} />}
          {project && ownMark && <RecentMark project={project} />}
        </div>
        <div className="footer">
          <span className="price">{project && formatRupees(project.base_price)}</span>
          {project ? (
            <Link className="details" to={paths.project(project.id)} aria-describedby={titleId}>
              View Details
            </Link>
          ) : (
            <span className="details" />
          )}
        </div>
      </div>
    </CardFrame>
  );
});

/** What marks a card as a placeholder. */
const LOADING = { 'aria-hidden': true, 'data-testid': 'project-skeleton', 'data-loading': '' };

function Features({ features = '' }: { features: string | undefined }) {
  return (
    <ul className="features">
      {splitLines(features)
        .slice(0, MOST_FEATURES)
        .map((feature) => (
          <li key={feature} dir="auto">
            {feature}
          </li>
        ))}
    </ul>
  );
}

function Technologies({ technologies }: { technologies: string }) {
  const { shown, more } = shownTechnologies(technologies);
  return (
    <>
      {shown.map((name) => (
        <span key={name}>{name}</span>
      ))}
      {more > 0 && <span className="more">{`+${more}`}</span>}
    </>
  );
}

function PictureMark({ mark }: { mark: CardMark }) {
  return (
    <span className="mark" data-mark={mark}>
      {MARK_TEXTS[mark]}
    </span>
  );
}

/** Whether the project is new: on its picture, or among its facts where the picture says something else. */
function RecentMark({ project, isOnPicture = false }: { project: Project; isOnPicture?: boolean }) {
  // In a component of its own, because the card does not depend on the clock.
  const mark = useClock(() => recentMark(project) ?? '', '');
  if (!mark) return null;
  return isOnPicture ? <PictureMark mark={mark} /> : <span>{MARK_TEXTS[mark]}</span>;
}

function Facts({ project }: { project: Project }) {
  return (
    <>
      <RatingBadge project={project} />
      {project.launch_record && (
        <span>
          <StartedIcon titleAccess="Started on" />
          <span>{project.launch_record.system.split(' ', 1)[0]}</span>
        </span>
      )}
      {toHttpLink(project.demo_url) && (
        <span className="demo">
          <PlayIcon />
          Demo
        </span>
      )}
      <span>
        <DownloadIcon />
        <span>
          <span>{formatCount(project.download_count)}</span>{' '}
          <span className="unit">{project.download_count === 1 ? 'download' : 'downloads'}</span>
        </span>
      </span>
    </>
  );
}

/** Limits of what fits on a card: number of technologies, and total characters including the badges' padding. */
const MOST = 3;
const LETTERS_PER_LINE = 32;
const LETTERS_PER_FRAME = 3;

/** Returns the technologies that fit on one line of a card, and the number of those left out. */
export function shownTechnologies(technologies: string): { shown: string[]; more: number } {
  const all = splitCommas(technologies);
  const shown: string[] = [];
  let letters = 0;
  for (const name of all.slice(0, MOST)) {
    letters += name.length + LETTERS_PER_FRAME;
    if (shown.length > 0 && letters > LETTERS_PER_LINE) break;
    shown.push(name);
  }
  return { shown, more: all.length - shown.length };
}

/** The mark of a project that the user owns or has in the cart. */
export type OwnMark = 'owned' | 'inCart';

/** The mark on a card's picture: the relation to the user, or else how recent the project is. */
type CardMark = OwnMark | 'new' | 'updated';

/** Labels of the marks. */
export const MARK_TEXTS: Record<CardMark, string> = {
  owned: 'Owned',
  inCart: 'In your cart',
  new: 'New',
  updated: 'Updated',
};
const NEW_FOR_DAYS = 30;
const UPDATED_FOR_DAYS = 14;

/** Returns the days since an ISO time; infinite for an invalid time or one in the future. */
function daysSince(time: string, now: number): number {
  const days = (now - Date.parse(time)) / MILLISECONDS_PER_DAY;
  return days >= 0 ? days : Infinity;
}

/** Returns how recent a project is; null for one that is neither new nor updated. */
export function recentMark(
  { created_at, updated_at }: { created_at: string; updated_at: string },
  now = Date.now(),
): 'new' | 'updated' | null {
  if (daysSince(created_at, now) <= NEW_FOR_DAYS) return 'new';
  return daysSince(updated_at, now) <= UPDATED_FOR_DAYS ? 'updated' : null;
}
