import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminProject } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';

type ActionBarProps = {
  /** Null for a new project. */
  project: AdminProject | null;
  isSaving: boolean;
  /** Why the last attempt to save failed. */
  children: ReactNode;
};

/** The actions of the form; stays visible while the form scrolls. */
export function ActionBar({ project, isSaving, children }: ActionBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'grid',
        gap: 1.5,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          '& .MuiButton-root': { px: { xs: 1.5, sm: 2.25 } },
        }}
      >
        <Button type="submit" variant="contained" loading={isSaving}>
          {project === null ? 'Add project' : 'Save changes'}
        </Button>
        <Button variant="outlined" component={RouterLink} to={adminPaths.projects}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
