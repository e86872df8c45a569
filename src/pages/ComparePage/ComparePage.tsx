import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import RemoveIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { type ProjectResult, useProjects } from '@/api/useProjects';
import { MOST_COMPARED } from '@/config/constants';
import { documentNames } from '@/config/content/documentNames';
import { paths } from '@/config/paths';
import { ProjectPicture, RatingBadge, UNCATEGORIZED } from '@/features/catalog';
import { useFavourite, useFavouriteIds } from '@/features/favourites';
import { parseId } from '@/lib/addresses';
import { formatFileSize } from '@/lib/files';
import { formatRupees } from '@/lib/money';
import { countOf } from '@/lib/numbers';
import { splitCommas } from '@/lib/text';
import { formatDay } from '@/lib/time';
import { EmptyState } from '@/ui/EmptyState';
import { IconAction } from '@/ui/IconAction';
import { PageContainer } from '@/ui/PageContainer';
import { PageHeading } from '@/ui/PageHeading';
import { usePageHead } from '@/ui/usePageHead';

type Fact = {
  name: string;
  /** How long its text mostly is, which is the room that it takes while it loads. */
  letters?: number;
  of: (project: Project) => ReactElement | string | number | null | undefined;
};

/** What is compared; a row that no project fills, as with a backend without it, is left out. */
const FACTS: readonly Fact[] = [
  { name: 'Price', of: ({ base_price }) => formatRupees(base_price) },
  { name: 'Category', of: ({ category }) => category || UNCATEGORIZED },
  {
    name: 'Technologies',
    letters: 70,
    of: ({ technologies }) => splitCommas(technologies).join(', '),
  },
  {
    name: 'Documents',
    letters: 95,
    of: ({ documents = [] }) => documents.map((name) => documentNames[name]).join(', '),
  },
  { name: 'Runs on', letters: 90, of: ({ requirements = [] }) => requirements.join(', ') },
  {
    name: 'Started on',
    letters: 40,
    of: ({ launch_record: record }) =>
      record && `${record.system}, ${record.runtime}, in ${record.minutes} min`,
  },
  { name: 'Suits', letters: 28, of: ({ suits = [] }) => suits.join(', ') },
  { name: 'Reviews', of: (project) => project.rating && <RatingBadge project={project} /> },
  {
    name: 'Support',
    of: ({ support_days }) => support_days && `${countOf(support_days, 'day')} free`,
  },
  { name: 'Size', of: ({ file_size }) => file_size && formatFileSize(file_size) },
  { name: 'Updated', of: ({ updated_at }) => formatDay(updated_at) },
];

const NOT_SAID = '–';

/** Two or three projects side by side, as the address says. */
export default function ComparePage() {
  usePageHead({ title: 'Compare projects', isIndexed: false });
  const [query, setQuery] = useSearchParams();
  const named = (query.get('projects') ?? '').split(',').flatMap((text) => parseId(text) ?? []);
  const ids = [...new Set(named)].slice(0, MOST_COMPARED);
  const results = useProjects(ids);
  const show = (wanted: readonly number[]) => {
    setQuery(wanted.length > 0 ? { projects: wanted.join() } : {}, { replace: true });
  };
  return (
    <PageContainer>
      {ids.length === 0 ? (
        <EmptyState
          headingLevel="h1"
          heading="Compare projects"
          text="Choose two or three projects by the arrows on their cards, or from your favourites."
          action={{ label: 'Browse Projects', to: paths.projects }}
        />
      ) : (
        <>
          <PageHeading>Compare projects</PageHeading>
          <TableContainer tabIndex={0} role="group" aria-label="Comparison, table" sx={scrollSx}>
            <Table stickyHeader aria-label="Comparison" sx={tableSx}>
              <TableHead>
                <TableRow>
                  <TableCell>Project</TableCell>
                  {results.map((result) => (
                    <TableCell key={result.id} scope="col">
                      <ColumnHead
                        result={result}
                        onRemove={() => show(ids.filter((id) => id !== result.id))}
                      />
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {FACTS.filter(({ of }) =>
                  results.some(({ project }) => !project || of(project)),
                ).map(({ name, letters, of }) => (
                  <TableRow key={name}>
                    <TableCell component="th" scope="row">
                      {name}
                    </TableCell>
                    {results.map(({ id, project, error }) => (
                      <TableCell key={id}>
                        {project && (of(project) || NOT_SAID)}
                        {!project && (error ? NOT_SAID : <LinesSkeleton letters={letters} />)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </>
      )}
      {ids.length < MOST_COMPARED && (
        <FavouriteChoices shown={ids} onAdd={(id) => show([...ids, id])} />
      )}
    </PageContainer>
  );
}

type ColumnHeadProps = { result: ProjectResult; onRemove: () => void };

function ColumnHead({ result: { id, project, error }, onRemove }: ColumnHeadProps) {
  const { isFavourite: isChosen, toggle } = useFavourite(id, 'compared');
  const remove = () => {
    if (isChosen) toggle();
    onRemove();
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1 }}>
      {!error && (
        <Box sx={pictureSx}>
          {project ? (
            <ProjectPicture project={project} />
          ) : (
            <Skeleton variant="rectangular" height="100%" />
          )}
        </Box>
      )}
      {project && (
        <Link href={paths.project(id)} sx={{ fontWeight: 650 }}>
          {project.title}
        </Link>
      )}
      {!project &&
        (error ? <span>This project could not be loaded.</span> : <LinesSkeleton letters={40} />)}
      <IconAction
        size="small"
        label={`Remove ${project?.title ?? 'this project'} from the comparison`}
        onClick={remove}
        sx={{ alignSelf: 'start' }}
      >
        <RemoveIcon fontSize="small" />
      </IconAction>
    </Box>
  );
}

/** Wraps as a text of so many letters does, so that nothing moves when it arrives. */
const LinesSkeleton = ({ letters = 8 }: Pick<Fact, 'letters'>) => (
  <Skeleton variant="rounded">{'o '.repeat(letters / 2)}</Skeleton>
);

type FavouriteChoicesProps = { shown: readonly number[]; onAdd: (id: number) => void };

/** The favourites that are not compared yet, each with a press. */
function FavouriteChoices({ shown, onAdd }: FavouriteChoicesProps) {
  const others = useFavouriteIds().filter((id) => !shown.includes(id));
  const projects = useProjects(others).flatMap(({ project }) => project ?? []);
  if (projects.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="add" sx={{ mt: 3 }}>
      <Typography id="add" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Add from your favourites
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {projects.map(({ id, title }) => (
          <Chip key={id} label={title} onClick={() => onAdd(id)} />
        ))}
      </Box>
    </Box>
  );
}

/** The width of the rows' names on a phone, in pixels. */
const NAMES_WIDTH = 120;
/** How much of the next project is seen beside the first, in pixels. */
const PEEK = 28;

/** On a phone, one project at a time moves beside the names of the rows and below the titles. */
const scrollSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  maxHeight: { xs: 'calc(100dvh - 96px)', md: 'none' },
  overflow: { md: 'visible' },
  scrollSnapType: { xs: 'x mandatory', md: 'none' },
  scrollPaddingLeft: NAMES_WIDTH,
} as const;

const tableSx = {
  tableLayout: { md: 'fixed' },
  '& th, & td': {
    px: { xs: 1.5, sm: 2 },
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    scrollSnapAlign: 'start',
    // Each project has as much room, whatever its texts are.
    width: { sm: '30%', md: 'auto' },
    minWidth: { xs: `calc(100vw - 32px - ${NAMES_WIDTH + PEEK}px)`, sm: 240, md: 0 },
  },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: { xs: NAMES_WIDTH, md: 150 },
    minWidth: NAMES_WIDTH,
    px: 1.5,
    bgcolor: 'background.paper',
    color: 'text.secondary',
  },
  '& thead th': { bgcolor: 'background.paper' },
  '& thead th:first-of-type': { zIndex: 3 },
} as const;

const pictureSx = {
  display: { xs: 'none', sm: 'block' },
  gridColumn: '1 / -1',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  mb: 1,
  borderRadius: 1,
} as const;
