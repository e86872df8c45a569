import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AdminProject } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { ProjectPicture } from '@/features/catalog';

type ProjectNameProps = { project: AdminProject; tabIndex?: number | undefined };

/** A project's picture and title, linked to its form. */
export function ProjectName({ project, tabIndex }: ProjectNameProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ flex: 'none', width: 64, height: 40, overflow: 'hidden', borderRadius: 1 }}>
        {/* Pictures that load during scrolling would drop frames. */}
        <ProjectPicture project={project} eager />
      </Box>
      <Link
        component={RouterLink}
        to={adminPaths.project(project.id)}
        tabIndex={tabIndex}
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: '2',
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          fontWeight: 650,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        }}
      >
        {project.title}
      </Link>
    </Box>
  );
}
