import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  type ListProjectsArg,
  type Project,
  type RelatedProject,
  useDrawnRelated,
  useListProjectsQuery,
} from '@/api/catalogApi';
import { groupOf } from '@/config/categoryGroups';
import { paths } from '@/config/paths';
import { ProjectPicture, UNCATEGORIZED } from '@/features/catalog';
import { formatRupees } from '@/lib/money';
import { splitCommas } from '@/lib/text';
import { useIsNear } from '@/ui/useInView';
import { Section } from './Section';

/** Distance at which the projects are requested, in pixels. */
const AHEAD = 500;

/** Height reserved for the shelf in pixels, so that nothing shifts when it loads. */
const HEIGHT = 340;
const CARD = HEIGHT - 70;
const SKELETONS = [null, null, null, null];

/** A shelf of similar projects, drawn before or requested when scrolled near; hidden without any. */
export function RelatedProjects({ project }: { project: Project }) {
  const { ref, isNear } = useIsNear(AHEAD);
  const drawn = useDrawnRelated(project.id);
  const first = firstList(project);
  const { currentData, error } = useListProjectsQuery(first, { skip: !isNear });
  const second = currentData && secondList(project, currentData.projects);
  const more = useListProjectsQuery(second ?? first, { skip: !isNear });
  const found = currentData && [...currentData.projects, ...(more.currentData?.projects ?? [])];
  const isComplete = more.currentData ?? more.error;
  const related = found && isComplete ? chooseRelated(project, found) : drawn;
  const isShown = related ? related.length > 0 : isNear && !error;
  const isHidden = isNear && !isShown;
  return (
    <Box ref={ref} sx={{ minHeight: HEIGHT, minWidth: 0, ...(isHidden && { display: 'none' }) }}>
      {isShown && (
        <Section heading="Related projects">
          <Box component="ul" sx={shelfSx}>
            {(related ?? SKELETONS).map((entry, index) => (
              <li key={entry?.id ?? index}>
                {entry ? <RelatedCard project={entry} /> : <Skeleton width="100%" height={CARD} />}
              </li>
            ))}
          </Box>
        </Section>
      )}
    </Box>
  );
}

const shelfSx = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'min(260px, 80%)', lg: 'calc((100% - 72px) / 4)' },
  gap: { xs: 2, lg: 3 },
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  m: 0,
  // Space for the focus ring.
  mx: -1,
  p: 1,
  listStyle: 'none',
  '& > li': { scrollSnapAlign: 'start', scrollMargin: 8, minWidth: 0 },
} as const;

/** The picture, title, category and price of a project. The whole card is its link. */
function RelatedCard({ project }: { project: RelatedProject }) {
  const { id, title, category, base_price } = project;
  return (
    <Card component="article" sx={{ position: 'relative', height: '100%' }}>
      <Box sx={{ aspectRatio: '16 / 10', overflow: 'hidden', bgcolor: 'brand.soft' }}>
        <ProjectPicture project={project} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, p: 2 }}>
        <Typography variant="h3" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          <Link
            href={paths.project(id)}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {category || UNCATEGORIZED}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{formatRupees(base_price)}</Typography>
      </Box>
    </Card>
  );
}

const MOST = 4;
/** Greater than any number of shared technologies; projects list about five. */
const CATEGORY_WEIGHT = 100;
const GROUP_WEIGHT = 10;

type Comparable = Pick<Project, 'id' | 'category' | 'technologies'>;

const technologiesOf = ({ technologies }: Comparable) =>
  splitCommas(technologies).map((name) => name.toLowerCase());

/** Returns what to request for similar projects: the search that every backend has. */
export function firstList({ category, technologies }: Comparable): ListProjectsArg {
  const search = category?.trim() || splitCommas(technologies)[0];
  return search ? { search } : {};
}

/** Returns what a small category is filled up from: its group, as far as the backend filters by category. */
export function secondList({ category }: Comparable, found: readonly unknown[]) {
  const names = found.length <= MOST ? groupOf(category) : [];
  return names.length > 0 ? { category: [...names] } : null;
}

/**
 * Returns up to four other projects of the same category, of its group or with a shared technology:
 * those of the category first, then of the group, then by the number of shared technologies.
 */
export function chooseRelated<Candidate extends Comparable>(
  project: Comparable,
  candidates: readonly Candidate[],
): Candidate[] {
  const technologies = new Set(technologiesOf(project));
  const neighbours = groupOf(project.category);
  const scoreOf = (candidate: Candidate) =>
    technologiesOf(candidate).filter((name) => technologies.has(name)).length +
    (project.category && candidate.category === project.category ? CATEGORY_WEIGHT : 0) +
    (neighbours.some((name) => name === candidate.category) ? GROUP_WEIGHT : 0);
  return [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()]
    .filter(({ id }) => id !== project.id)
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}
