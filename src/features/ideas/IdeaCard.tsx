import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import { TAGS_PER_CARD } from '@/config/constants';
import { CATEGORY_STYLES } from './categoryStyles';
import type { ProjectIdea } from './idea';

type IdeaCardProps = {
  idea: ProjectIdea;
  /** Called when the user requests this idea. */
  onCustomize: (idea: ProjectIdea) => void;
};

/** A card in an IdeaGrid; the whole card is one button, named after the idea. */
export const IdeaCard = memo(function IdeaCard({ idea, onCustomize }: IdeaCardProps) {
  const { title, category, difficulty, description, tags } = idea;
  const { gradient, Icon } = CATEGORY_STYLES[category];
  return (
    <article>
      <div className="kind">
        <span className="tile" style={{ background: gradient }}>
          <Icon aria-hidden />
        </span>
        <span className="category">{category}</span>
        <span className={`difficulty ${difficulty}`}>{difficulty}</span>
      </div>
      <h3>
        <button type="button" className="open" onClick={() => onCustomize(idea)}>
          {title}
        </button>
      </h3>
      <p className="description">{description}</p>
      <div className="footer">
        <ul className="tags" aria-label="Tags">
          {tags.slice(0, TAGS_PER_CARD).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <span className="customize" aria-hidden>
          Customize
        </span>
      </div>
    </article>
  );
});

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
