import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { UNCATEGORIZED } from '@/features/catalog';
import { FavouriteButton } from './FavouriteButton';
import { ProjectBreadcrumb } from './ProjectBreadcrumb';
import { ShareButton } from './ShareButton';

/** Breadcrumb, title, short description and general actions. */
export function ProjectHeading({ project }: { project: Project }) {
  const { id, title, short_description, category, is_active } = project;
  return (
    <>
      <ProjectBreadcrumb title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {[category || UNCATEGORIZED, is_active ? 'Active' : 'Inactive'].map((label) => (
          <Chip
            key={label}
            size="small"
            label={label}
            sx={{ color: 'inherit', bgcolor: 'rgb(255 255 255 / 16%)' }}
          />
        ))}
      </Box>
      <Typography variant="h1" sx={{ mt: 1.5, maxWidth: '24ch', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '62ch', color: 'brand.onHeroMuted' }}>
        {short_description}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 2.5 }}>
        <ShareButton title={title} />
        <FavouriteButton projectId={id} />
      </Box>
    </>
  );
}
