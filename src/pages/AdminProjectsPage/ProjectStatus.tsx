import Chip from '@mui/material/Chip';
import type { AdminProject } from '@/api/adminApi';

/** Shows whether a project is for sale. */
export function ProjectStatus({ project }: { project: AdminProject }) {
  return project.is_active ? (
    <Chip size="small" variant="outlined" color="success" label="Active" />
  ) : (
    <Chip size="small" variant="outlined" label="Inactive" />
  );
}
