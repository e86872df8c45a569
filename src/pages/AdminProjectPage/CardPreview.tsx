import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminProject } from '@/api/adminApi';
import { readProject } from '@/api/readCatalog';
import { ProjectCard } from '@/features/catalog';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { toProjectInput, type ProjectValues } from './projectValues';

const NEW_PROJECT = { id: 0, download_count: 0, created_at: '', updated_at: '', file_size: null };

/** A non-interactive preview of the project's card. */
export default function CardPreview({ project }: { project: AdminProject | null }) {
  const { values } = useFormikContext<ProjectValues>();
  const typed = toProjectInput(values, null);
  return (
    <Box
      component="aside"
      aria-label="Preview"
      sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: HEADER_HEIGHT + 20 }}
    >
      <Typography sx={{ mb: 1, fontWeight: 650 }}>As customers see it</Typography>
      <Box inert>
        <ProjectCard
          project={readProject({
            ...(project ?? NEW_PROJECT),
            ...typed,
            title: typed.title || 'Title of the project',
            short_description: typed.short_description || 'One sentence about it.',
          })}
        />
      </Box>
      {!values.is_active && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Not for sale: the catalogue leaves it out.
        </Typography>
      )}
    </Box>
  );
}
