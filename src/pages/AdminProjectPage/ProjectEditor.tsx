import type { ReactNode } from 'react';
import NewTabIcon from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminProject } from '@/api/adminApi';
import { readProject } from '@/api/readCatalog';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { AdminLayout, type FieldName, fieldNames, fieldOf, limitsOf } from '@/features/admin';
import { ProjectCard } from '@/features/catalog';
import { RestoredNotice } from '@/features/drafts';
import { Form, SubmitButton } from '@/features/forms';
import { inView, wrapSx } from '@/theme/mixins';
import type { ControlProps } from './fields/FieldGroup';
import { isShown, kindOf, type ProjectValues, toProjectInput } from './projectValues';
import { ErrorSummary, SaveProblem } from './SaveProblem';
import { useProjectForm } from './useProjectForm';

/** The form of a project, or of a new one for null, beside a preview of its card. */
export function ProjectEditor({ project }: { project: AdminProject | null }) {
  const editor = useProjectForm(project);
  const { form, base } = editor;
  return (
    <AdminLayout
      heading={base ? `Edit ${base.title}` : 'New project'}
      action={base && <ShopLink projectId={base.id} />}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
          gap: { lg: 4 },
        }}
      >
        <Form
          form={form}
          aria-label="Project"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2.5,
            // Keeps the focused element clear of the bar at the bottom.
            '& :is(input, textarea, button, label)': { scrollMarginBottom: '96px' },
          }}
        >
          <ErrorSummary others={editor.others} />
          {form.isRestored && <RestoredNotice onDiscard={form.discard} />}
          <ProjectFields project={base} uploads={editor.uploads} />
          <ActionBar>
            <SaveProblem
              obstacle={editor.obstacle}
              failure={editor.failure}
              onLoadNewer={editor.loadNewer}
              onSaveAnyway={editor.saveAnyway}
            />
            <Box sx={{ ...wrapSx, gap: 1.5, '& .MuiButton-root': { px: { xs: 1.5, sm: 2.25 } } }}>
              <SubmitButton form={form}>{base ? 'Save changes' : 'Add project'}</SubmitButton>
              <Button variant="outlined" href={adminPaths.projects}>
                Cancel
              </Button>
            </Box>
          </ActionBar>
        </Form>
        <CardPreview project={base} values={form.values} />
      </Box>
    </AdminLayout>
  );
}

/** Opens the saved project as customers see it, in a new tab. */
function ShopLink({ projectId }: { projectId: number }) {
  return (
    <Button
      href={paths.project(projectId)}
      target="_blank"
      aria-label="View in shop, opens a new tab"
      startIcon={<NewTabIcon />}
    >
      View in shop
    </Button>
  );
}

/** A bar that stays visible while the form scrolls. */
function ActionBar({ children }: { children: ReactNode }) {
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
    </Box>
  );
}

const NEW_PROJECT = { id: 0, download_count: 0, created_at: '', updated_at: '', file_size: null };

type CardPreviewProps = { project: AdminProject | null; values: ProjectValues };

/** A non-interactive preview of the project's card. */
function CardPreview({ project, values }: CardPreviewProps) {
  const typed = toProjectInput(values, null, null);
  return (
    <Box
      component="aside"
      aria-label="Preview"
      sx={{ display: { xs: 'none', lg: 'block' }, ...inView }}
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

/** The names of the fields of each section. */
const sections = fieldNames.reduce<FieldName[][]>(
  (all, name) => (fieldOf(name).heading ? [...all, [name]] : all.with(-1, [...all.at(-1)!, name])),
  [],
);

type ProjectFieldsProps = Pick<ControlProps, 'project' | 'uploads'>;

/** All fields of a project, in sections. */
function ProjectFields(props: ProjectFieldsProps) {
  return sections.map((names) => {
    const [first] = names;
    const shown = names.filter((name) => isShown(name, props.project));
    if (!first || shown.length === 0) return null;
    const id = `section-${first}`;
    return (
      <Card
        key={id}
        component="section"
        aria-labelledby={id}
        sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
          {fieldOf(first).heading}
        </Typography>
        <Stack sx={{ gap: 2.25 }}>
          {shown.map((name) => (
            <Field key={name} {...props} name={name} />
          ))}
        </Stack>
      </Card>
    );
  });
}

function Field({ name, ...props }: ProjectFieldsProps & { name: FieldName }) {
  const { Control } = kindOf(name);
  const { label, isOptional, hint, rows } = fieldOf(name);
  const { min, max } = limitsOf(name);
  return (
    <Control
      {...props}
      name={name}
      label={isOptional ? `${label} (optional)` : label}
      hint={hint}
      rows={rows}
      countTo={min === undefined ? undefined : max}
    />
  );
}
