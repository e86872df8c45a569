import { FormikProvider } from 'formik';
import Box from '@mui/material/Box';
import type { AdminProject } from '@/api/adminApi';
import { AdminLayout } from '@/features/admin';
import { RestoredNotice } from '@/features/drafts';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { lazyPart } from '@/ui/lazyPart';
import { ActionBar } from './ActionBar';
import { ErrorSummary } from './ErrorSummary';
import { ProjectFields } from './ProjectFields';
import { SaveProblem } from './SaveProblem';
import { ShopLink } from './ShopLink';
import { useProjectForm } from './useProjectForm';

const CardPreview = lazyPart(() => import('./CardPreview'), {
  name: 'the preview of the card',
  loading: null,
});

const NONE: readonly string[] = [];

function FocusOnError() {
  useFocusFirstError();
  return null;
}

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
        <FocusOnError />
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
              void form.submit();
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
