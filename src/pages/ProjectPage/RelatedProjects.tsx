import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Project, useListProjectsQuery } from '@/api/catalogApi';
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

/** Similar projects, requested when scrolled near; renders nothing if there are none. */
export function RelatedProjects({ project }: { project: Project }) {
  const { ref, isNear } = useIsNear(AHEAD);
  return (
    <Box ref={ref} sx={{ minHeight: HEIGHT, minWidth: 0, ...(isNear && hiddenIfEmpty) }}>
      {isNear && <RelatedList project={project} />}
    </Box>
  );
}

const hiddenIfEmpty = { '&:empty': { display: 'none' } } as const;

const SKELETONS = [0, 1, 2, 3];

/** A shelf of similar projects, found with the search that every backend has. */
function RelatedList({ project }: { project: Project }) {
  const search = relatedSearch(project);
  const byCategory = search ? { search } : {};
  const { currentData, error } = useListProjectsQuery(byCategory);
  // A small category is filled up from its group, as far as the backend filters by category.
  const neighbours = groupOf(project.category);
  const isSmall = currentData && currentData.projects.length <= MOST && neighbours.length > 0;
  const more = useListProjectsQuery(isSmall ? { category: [...neighbours] } : byCategory);
  const found = currentData && [...currentData.projects, ...(more.currentData?.projects ?? [])];
  const isComplete = more.currentData ?? more.error;
  const related = found && isComplete ? chooseRelated(project, found) : undefined;
  if (error || related?.length === 0) return null;
  return (
    <Section heading="Related projects">
      <Box
        component="ul"
        sx={{
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
        }}
      >
        {related
          ? related.map((entry) => (
              <li key={entry.id}>
                <RelatedCard project={entry} />
              </li>
            ))
          : SKELETONS.map((key) => (
              <li key={key}>
                <Skeleton width="100%" height={HEIGHT - 70} />
              </li>
            ))}
      </Box>
    </Section>
  );
}

/** The picture, title, category and price of a project. The whole card is its link. */
function RelatedCard({ project }: { project: Project }) {
  const { id, title, category, base_price } = project;
  return (
    <Card component="article" sx={{ position: 'relative', height: '100%' }}>
      <Box sx={{ aspectRatio: '16 / 10', overflow: 'hidden', bgcolor: 'brand.soft' }}>
        <ProjectPicture project={project} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, p: 2 }}>
        <Typography variant="h3" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={paths.project(id)}
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

/** Returns the text to search for similar projects, or null if there is none. */
export function relatedSearch(project: Comparable): string | null {
  return project.category?.trim() || splitCommas(project.technologies)[0] || null;
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
