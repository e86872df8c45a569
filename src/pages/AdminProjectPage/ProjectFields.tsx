import { memo } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import type { AdminProject } from '@/api/adminApi';
import { projectLimits as limits } from '@/config/projectLimits';
import type { UploadQueue } from '@/features/admin';
import { FormSwitch } from '@/ui/form/FormSwitch';
import { FormTextField } from '@/ui/form/FormTextField';
import { ArchiveField } from './fields/ArchiveField';
import { CategoryField } from './fields/CategoryField';
import { FeaturesField, RequirementsField } from './fields/LinesField';
import { PicturesField } from './fields/PicturesField';
import { TechnologiesField } from './fields/TechnologiesField';
import { FormSection } from './FormSection';
import { PackagingSection } from './packaging/PackagingSection';
import { hasPackaging } from './projectValues';

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
