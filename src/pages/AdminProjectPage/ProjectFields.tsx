import type { ReactNode } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { AdminProject, ProjectDocument } from '@/api/adminApi';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { documentNames, isDocument } from '@/config/content/documentNames';
import { projectLimits as limits } from '@/config/projectLimits';
import type { UploadQueue } from '@/features/admin';
import { FormSwitch } from '@/ui/form/FormSwitch';
import { FormTextField } from '@/ui/form/FormTextField';
import { ArchiveField } from './fields/ArchiveField';
import { formField } from './fields/FieldGroup';
import { ChangelogField, LicenseField } from './fields/PackagingFields';
import { PicturesField } from './fields/PicturesField';
import { hasPackaging } from './projectValues';

type ProjectFieldsProps = {
  project: AdminProject | null;
  pictures: UploadQueue;
  archive: UploadQueue;
};

const rupees = <InputAdornment position="start">₹</InputAdornment>;

/** All fields of a project, in sections. */
export function ProjectFields({ project, pictures, archive }: ProjectFieldsProps) {
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
        <FormTextField name="features" label="Features" hint="One per line." minRows={3} />
        <FormTextField
          name="technologies"
          label="Technologies"
          hint="Separated by commas, such as React, Node.js."
        />
        {hasPackaging(project) && (
          <>
            <FormTextField
              name="requirements"
              label="Runs on"
              hint="One per line, such as Node.js 20 or later."
              minRows={2}
            />
            <DocumentsField />
            <FormTextField
              name="suits"
              label="For students of (optional)"
              hint="Separated by commas, such as BCA, MCA."
            />
          </>
        )}
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
          <FormTextField
            name="version"
            label="Version (optional)"
            hint="Of the zip file, such as 1.2.0."
          />
          <ChangelogField />
          <LicenseField />
          <FormTextField
            name="support_days"
            label="Days of free support (optional)"
            inputMode="numeric"
            hint="Counted from the purchase. Without a number, the page promises none."
          />
        </FormSection>
      )}
    </>
  );
}

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

/** Frames the list of options like a menu. */
const framed = { paper: { variant: 'outlined' } } as const;

const CATEGORY_HINT = 'Choose one or type a new one. A project may also have none.';

/** The category of the project: an existing one, a new one or none. */
const CategoryField = formField<string>(
  'category',
  function Category({ name, value, message, onBlur, setValue }) {
    const { currentData } = useCategoriesQuery();
    return (
      <Autocomplete
        freeSolo
        slotProps={framed}
        forcePopupIcon
        id={name}
        options={currentData?.categories ?? []}
        inputValue={value}
        onInputChange={(_event, text) => setValue(text)}
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            label="Category (optional)"
            onBlur={onBlur}
            error={Boolean(message)}
            helperText={message ?? CATEGORY_HINT}
          />
        )}
      />
    );
  },
);

const documents = Object.keys(documentNames).filter(isDocument);

/** The documents in the zip file that a college asks for. */
const DocumentsField = formField<ProjectDocument[]>(
  'documents',
  function Documents({ name, value, message, onBlur, setValue }) {
    return (
      <Autocomplete
        multiple
        disableCloseOnSelect
        slotProps={framed}
        id={name}
        options={documents}
        getOptionLabel={(document) => documentNames[document]}
        value={value}
        onChange={(_event, chosen) => setValue(chosen)}
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            label="Documents for a college (optional)"
            onBlur={onBlur}
            error={Boolean(message)}
            helperText={message ?? 'Those that the zip file contains.'}
          />
        )}
      />
    );
  },
);
