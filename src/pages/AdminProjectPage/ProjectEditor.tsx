import { FormikProvider, useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import type { AdminProject } from '@/api/adminApi';
import { AdminLayout } from '@/features/admin';
import { RestoredNotice } from '@/features/drafts';
import { useFocusFirstError, focusFirstInvalid } from '@/ui/form/FormFrame';
import { lazyPart } from '@/ui/lazyPart';
import { ActionBar } from './ActionBar';
import { ProjectFields } from './ProjectFields';
import { useProjectForm, type SaveNotice } from './useProjectForm';
import { saveMessages } from '@/config/projectMessages';
import { Notice } from '@/ui/Notice';
import { ConflictNotice } from './ConflictNotice';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import NewTabIcon from '@mui/icons-material/OpenInNewRounded';
import { paths } from '@/config/paths';
import { useEffect, useRef } from 'react';
import Link from '@mui/material/Link';
import { fieldLabels, fieldNames, type ProjectValues } from './projectValues';

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

type SaveProblemProps = {
  notice: SaveNotice | null;
  /** Loads the newer version; resolves to null, or to a message if that fails. */
  onLoadNewer: () => Promise<string | null>;
  onSaveAnyway: () => void;
};

/** Shows why the last attempt to save failed; the summary lists invalid fields instead. */
function SaveProblem({ notice, ...choices }: SaveProblemProps) {
  if (notice?.kind === 'conflict') return <ConflictNotice {...choices} />;
  if (notice?.kind === 'failed') return <Notice tone="error">{notice.text}</Notice>;
  if (notice?.kind === 'uploading') return <Notice tone="error">{saveMessages.uploading}</Notice>;
  return null;
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

/** A field with a list or object as its value also has a single message. */
const messageOf = (error: unknown) => (typeof error === 'string' ? error : '');

/** Lists the errors of a save with links to the fields; `others` belong to no field. */
function ErrorSummary({ others }: { others: readonly string[] }) {
  const { errors, submitCount } = useFormikContext<ProjectValues>();
  const notice = useRef<HTMLDivElement>(null);
  const wrong = fieldNames.filter((name) => errors[name]);
  const hasFields = wrong.length > 0;

  useEffect(() => {
    // The summary is focused if no field can be.
    if (others.length > 0 && !hasFields) notice.current?.focus();
  }, [others, hasFields]);

  if (submitCount === 0 || (!hasFields && others.length === 0)) return null;
  return (
    <Notice tone="error" ref={notice}>
      The project was not saved. Please correct this:
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <Link
              href={`#${name}`}
              color="inherit"
              onClick={(event: React.MouseEvent) => {
                // Navigation would add a history entry unknown to the router.
                event.preventDefault();
                focusFirstInvalid([name]);
              }}
            >
              {fieldLabels[name]}
            </Link>
            : {messageOf(errors[name])}
          </li>
        ))}
        {others.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
