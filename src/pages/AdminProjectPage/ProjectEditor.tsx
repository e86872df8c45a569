import { FormikProvider, useFormikContext } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import NewTabIcon from '@mui/icons-material/OpenInNewRounded';
import type { AdminProject } from '@/api/adminApi';
import { readProject } from '@/api/readCatalog';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { AdminLayout } from '@/features/admin';
import { ProjectCard } from '@/features/catalog';
import { RestoredNotice } from '@/features/drafts';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { ProjectFields } from './ProjectFields';
import { toProjectInput, type ProjectValues } from './projectValues';
import { ErrorSummary, SaveProblem } from './SaveProblems';
import { useProjectForm } from './useProjectForm';

const NONE: readonly string[] = [];

/** The form of a project, or of a new one for null, beside a preview of its card. */
export function ProjectEditor({ project }: { project: AdminProject | null }) {
  const form = useProjectForm(project);
  const { formik, notice, base } = form;
  return (
    <AdminLayout
      heading={base ? `Edit ${base.title}` : 'New project'}
      action={base && <ShopLink projectId={base.id} />}
    >
      <FormikProvider value={formik}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
            alignItems: 'start',
            gap: { lg: 4 },
          }}
        >
          <Box
            component="form"
            noValidate
            aria-label="Project"
            onSubmit={(event: React.FormEvent) => {
              event.preventDefault();
              form.submit();
            }}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 2.5,
              // Keeps the focused element clear of the bar at the bottom.
              '& :is(input, textarea, button, label)': { scrollMarginBottom: '96px' },
            }}
          >
            <ErrorSummary others={notice?.kind === 'rejected' ? notice.others : NONE} />
            {form.isRestored && <RestoredNotice onDiscard={form.discard} />}
            <ProjectFields project={base} pictures={form.pictures} archive={form.archive} />
            <ActionBar project={base} isSaving={formik.isSubmitting}>
              <SaveProblem
                notice={notice}
                onLoadNewer={form.loadNewer}
                onSaveAnyway={form.saveAnyway}
              />
            </ActionBar>
          </Box>
          <CardPreview project={base} />
        </Box>
      </FormikProvider>
    </AdminLayout>
  );
}

/** Opens the saved project as customers see it, in a new tab. */
function ShopLink({ projectId }: { projectId: number }) {
  return (
    <Button
      component={RouterLink}
      to={paths.project(projectId)}
      target="_blank"
      aria-label="View in shop, opens a new tab"
      startIcon={<NewTabIcon aria-hidden />}
    >
      View in shop
    </Button>
  );
}

type ActionBarProps = {
  /** Null for a new project. */
  project: AdminProject | null;
  isSaving: boolean;
  /** Why the last attempt to save failed. */
  children: React.ReactNode;
};

/** The actions of the form; stays visible while the form scrolls. */
function ActionBar({ project, isSaving, children }: ActionBarProps) {
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
          <span>{project === null ? 'Add project' : 'Save changes'}</span>
        </Button>
        <Button variant="outlined" component={RouterLink} to={adminPaths.projects}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

const NEW_PROJECT = { id: 0, download_count: 0, created_at: '', updated_at: '', file_size: null };

/** A non-interactive preview of the project's card. */
function CardPreview({ project }: { project: AdminProject | null }) {
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
