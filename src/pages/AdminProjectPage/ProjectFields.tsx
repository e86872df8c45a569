import { memo, type ReactNode } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import type { AdminProject } from '@/api/adminApi';
import { projectLimits as limits } from '@/config/projectLimits';
import type { UploadQueue } from '@/features/admin';
import { FormSwitch } from '@/ui/form/FormSwitch';
import { FormTextField } from '@/ui/form/FormTextField';
import { ArchiveField } from './fields/ArchiveField';
import { FeaturesField, RequirementsField } from './fields/LinesField';
import { PicturesField } from './fields/PicturesField';
import { TechnologiesField } from './fields/TechnologiesField';
import { hasPackaging } from './projectValues';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useInView';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { useFormField, type FieldInput } from '@/ui/form/useFormField';

type ProjectFieldsProps = {
  project: AdminProject | null;
  pictures: UploadQueue;
  archive: UploadQueue;
};

const rupees = <InputAdornment position="start">₹</InputAdornment>;

/** All fields of a project, in sections; each field re-renders on its own. */
export const ProjectFields = memo(function ProjectFields({
  project,
  pictures,
  archive,
}: ProjectFieldsProps) {
  return (
    <>
      <FormSection id="section-texts" heading="What it is">
        <FormTextField name="title" label="Title" countTo={limits.titleMax} />
        <CategoryField />
        <FormTextField
          name="short_description"
          label="Short description"
          hint="One sentence, for the card and the lists."
          countTo={limits.shortDescriptionMax}
          minRows={2}
        />
        <FormTextField
          name="description"
          label="Description"
          hint="Several lines; an empty line begins a new paragraph."
          countTo={limits.descriptionMax}
          minRows={6}
        />
      </FormSection>
      <FormSection id="section-contents" heading="What is inside">
        <FeaturesField />
        <TechnologiesField />
        {hasPackaging(project) && <RequirementsField />}
      </FormSection>
      <FormSection id="section-pictures" heading="Pictures">
        <PicturesField queue={pictures} />
      </FormSection>
      <FormSection id="section-sale" heading="Sale">
        <FormTextField
          name="base_price"
          label="Price in rupees"
          inputMode="decimal"
          hint="Such as 4999 or 4999.50."
          startAdornment={rupees}
        />
        <FormTextField
          name="demo_url"
          label="Demo link (optional)"
          type="url"
          hint="Where customers can try it: https://…"
        />
        <FormSwitch
          name="is_active"
          label="For sale"
          hint="While it is off, the shop does not show the project; its owners can still download it."
        />
      </FormSection>
      <FormSection id="section-file" heading="Project file">
        <ArchiveField project={project} queue={archive} />
      </FormSection>
      {hasPackaging(project) && (
        <FormSection id="section-packaging" heading="Version, license and support">
          <PackagingSection />
        </FormSection>
      )}
    </>
  );
});

type FormSectionProps = { id: string; heading: string; children: ReactNode };

/** A section of the form with a heading. */
function FormSection({ id, heading, children }: FormSectionProps) {
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <Stack sx={{ gap: 2.25 }}>{children}</Stack>
    </Card>
  );
}

const placeholder = <Skeleton width="100%" height={320} />;

const PackagingFields = lazyPart(() => import('./packaging/PackagingFields'), {
  name: 'the packaging fields',
  loading: placeholder,
});

/**
 * The fields for version, changelog, license and support. Loaded when scrolled near, or on save,
 * which may find an error in them.
 */
function PackagingSection() {
  const { ref, isNear } = useIsNear();
  const { submitCount } = useFormikContext();
  return <Box ref={ref}>{isNear || submitCount > 0 ? <PackagingFields /> : placeholder}</Box>;
}

const NAME = 'category';
const HINT = 'Choose one or type a new one. A project may also have none.';

type CategoryViewProps = FieldInput<string> & { setValue: (category: string) => void };

const CategoryView = memo(function CategoryView({
  value,
  message,
  onBlur,
  setValue,
}: CategoryViewProps) {
  const { currentData } = useCategoriesQuery();
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      id={NAME}
      options={currentData?.categories ?? []}
      inputValue={value}
      onInputChange={(_event, text) => setValue(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          name={NAME}
          label="Category (optional)"
          onBlur={onBlur}
          error={Boolean(message)}
          helperText={message ?? HINT}
        />
      )}
    />
  );
});

/** The category of the project: an existing one, a new one or none. */
function CategoryField() {
  const { input, setValue } = useFormField<string>(NAME);
  return <CategoryView {...input} setValue={setValue} />;
}
