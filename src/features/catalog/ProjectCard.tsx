import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { Project } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { formatRupees } from '@/lib/money';
import { CategoryBadge } from './CategoryBadge';
import { ProjectPicture } from './ProjectPicture';
import { cardSx, clampLines, type CardLayout } from './cardLayout';

const downloads = new Intl.NumberFormat('en-IN');

type ProjectCardProps = { project: Project; layout?: CardLayout; eager?: boolean };

/** A project in a grid or a list (specification, section 2: Project list). */
export const ProjectCard = memo(function ProjectCard({
  project,
  layout = 'grid',
  eager = false,
}: ProjectCardProps) {
  const { id, title, category, short_description, base_price, download_count } = project;
  return (
    <Card component="article" aria-labelledby={`project-${id}`} sx={cardSx.card(layout)}>
      <Box sx={cardSx.picture(layout)}>
        <ProjectPicture project={project} eager={eager} />
        <CategoryBadge category={category} />
      </Box>
      <Box sx={cardSx.body}>
        <Box sx={cardSx.text}>
          <Typography id={`project-${id}`} variant="h3" component="h2" sx={clampLines(2)}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...clampLines(2) }}>
            {short_description}
          </Typography>
        </Box>
        <Typography variant="caption" sx={cardSx.meta}>
          <DownloadIcon aria-hidden sx={{ fontSize: 16 }} />
          {downloads.format(download_count)} {download_count === 1 ? 'download' : 'downloads'}
        </Typography>
        <Box sx={cardSx.footer}>
          <Typography component="span" variant="h4" sx={{ fontSize: '1.15rem', fontWeight: 750 }}>
            {formatRupees(base_price)}
          </Typography>
          <Link
            component={RouterLink}
            to={paths.project(id)}
            aria-describedby={`project-${id}`}
            variant="body2"
            underline="hover"
            sx={{
              ml: 'auto',
              fontWeight: 650,
              whiteSpace: 'nowrap',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            View Details
          </Link>
        </Box>
      </Box>
    </Card>
  );
});
