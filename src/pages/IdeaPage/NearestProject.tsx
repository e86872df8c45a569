import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListProjectsQuery } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { ProjectPicture } from '@/features/catalog';
import type { ProjectIdea } from '@/features/ideas';
import { formatRupees } from '@/lib/money';
import { nearestOf } from './ideaPlan';
import { Part } from './Part';

/** The finished project that comes closest, by the catalogue's own search. */
export function NearestProject({ idea }: { idea: ProjectIdea }) {
  const { currentData, error } = useListProjectsQuery({ search: idea.title });
  const project = currentData && nearestOf(idea, currentData.projects);
  return (
    <Part heading="Built already">
      {!currentData && !error ? (
        <Skeleton width="100%" height={220} />
      ) : project ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ aspectRatio: '16 / 10', overflow: 'hidden', borderRadius: 1 }}>
            <ProjectPicture project={project} />
          </Box>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {`${project.title}, ${formatRupees(project.base_price)}`}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {project.short_description}
          </Typography>
          <Button variant="outlined" href={paths.project(project.id)}>
            See this project
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {error
              ? 'The finished projects could not be searched just now.'
              : 'No finished project comes close to this idea yet.'}
          </Typography>
          <Button variant="outlined" href={paths.projects}>
            Browse Ready-Made Projects
          </Button>
        </Box>
      )}
    </Part>
  );
}
