import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FieldName } from '@/features/admin';
import type { ControlProps } from './fields/FieldGroup';
import { fieldNames, fieldOf, isShown, kindOf, limitsOf } from './projectValues';

/** The names of the fields of each section. */
const sections = fieldNames.reduce<FieldName[][]>(
  (all, name) => (fieldOf(name).heading ? [...all, [name]] : all.with(-1, [...all.at(-1)!, name])),
  [],
);

type ProjectFieldsProps = Pick<ControlProps, 'project' | 'pictures' | 'archive'>;

/** All fields of a project, in sections. */
export function ProjectFields(props: ProjectFieldsProps) {
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
