import { memo } from 'react';
import { Link } from 'react-router-dom';
import FinanceIcon from '@mui/icons-material/AccountBalanceRounded';
import AllIcon from '@mui/icons-material/AppsRounded';
import WebIcon from '@mui/icons-material/CodeRounded';
import SocialIcon from '@mui/icons-material/ForumRounded';
import DevicesIcon from '@mui/icons-material/MemoryRounded';
import HealthIcon from '@mui/icons-material/MonitorHeartRounded';
import EntertainmentIcon from '@mui/icons-material/MovieRounded';
import IntelligenceIcon from '@mui/icons-material/PsychologyRounded';
import EducationIcon from '@mui/icons-material/SchoolRounded';
import PhoneIcon from '@mui/icons-material/SmartphoneRounded';
import StoreIcon from '@mui/icons-material/StorefrontRounded';
import ProductivityIcon from '@mui/icons-material/TaskAltRounded';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { TAGS_PER_CARD } from '@/config/constants';
import { toSlug } from '@/lib/slug';
import { ALL, type IdeaCategory, ideaPath, type ProjectIdea } from './idea';

type IdeaCardProps = {
  idea: ProjectIdea;
  /** Called when the user requests this idea. */
  onCustomize: (idea: ProjectIdea) => void;
};

/** A card in an IdeaGrid; the whole card is a button, named after the idea, but for the link to its page. */
export const IdeaCard = memo(function IdeaCard({ idea, onCustomize }: IdeaCardProps) {
  const { title, category, difficulty, description, tags } = idea;
  return (
    <article>
      <div className="kind">
        <CategoryTile category={category} />
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
        <span className="actions">
          <Link to={ideaPath(idea)} aria-label={`Details of ${title}`}>
            Details
          </Link>
          <span aria-hidden>Customize</span>
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

/** Gradient and icon of a category. Both ends of the gradient have 4.5:1 contrast with white. */
export type CategoryStyle = { gradient: string; Icon: typeof WebIcon };

const gradient = (from: string, to: string) => `linear-gradient(135deg, ${from}, ${to})`;

/** The look of each category (specification, section 2: Project Ideas). */
export const CATEGORY_STYLES: Record<IdeaCategory | typeof ALL, CategoryStyle> = {
  [ALL]: { gradient: gradient('#1C2F9E', '#515A78'), Icon: AllIcon },
  'Web Development': { gradient: gradient('#2A45DB', '#0B6FA8'), Icon: WebIcon },
  'Mobile Apps': { gradient: gradient('#6D3BD1', '#A62B9E'), Icon: PhoneIcon },
  'AI & Machine Learning': { gradient: gradient('#7A2FC4', '#3A46CF'), Icon: IntelligenceIcon },
  'E-commerce': { gradient: gradient('#B4520A', '#A33030'), Icon: StoreIcon },
  'Social Media': { gradient: gradient('#C0266B', '#8A35B8'), Icon: SocialIcon },
  'Finance & Banking': { gradient: gradient('#0F7346', '#0B6B74'), Icon: FinanceIcon },
  Education: { gradient: gradient('#0B64B4', '#5040C2'), Icon: EducationIcon },
  Healthcare: { gradient: gradient('#BE2337', '#A8326F'), Icon: HealthIcon },
  Entertainment: { gradient: gradient('#A62B7E', '#B33A1E'), Icon: EntertainmentIcon },
  Productivity: { gradient: gradient('#3E6B12', '#0F7346'), Icon: ProductivityIcon },
  'IoT & Hardware': { gradient: gradient('#3F4C73', '#17607A'), Icon: DevicesIcon },
};

const gradientClass = (category: string) => `gradient-${toSlug(category)}`;

const Tile = styled('span')({
  display: 'inline-grid',
  placeContent: 'center',
  width: '1.6em',
  height: '1.6em',
  borderRadius: '0.4em',
  color: '#fff',
  '& svg': { fontSize: 'inherit' },
  ...Object.fromEntries(
    Object.entries(CATEGORY_STYLES).map(([category, { gradient: background }]) => [
      `&.${gradientClass(category)}`,
      { background },
    ]),
  ),
});

/** The icon of a category on the gradient of its class, in the size of the text around it. */
export function CategoryTile({ category }: { category: keyof typeof CATEGORY_STYLES }) {
  const { Icon } = CATEGORY_STYLES[category];
  return (
    <Tile className={`tile ${gradientClass(category)}`}>
      <Icon />
    </Tile>
  );
}
