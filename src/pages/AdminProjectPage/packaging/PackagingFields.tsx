import Stack from '@mui/material/Stack';
import { FormTextField } from '@/ui/form/FormTextField';
import { ChangelogField } from './ChangelogField';
import { LicenceField } from './LicenceField';

/** The version, the changelog, the license and the support of a project. */
export default function PackagingFields() {
  return (
    <Stack sx={{ gap: 2.25 }}>
      <FormTextField
        name="version"
        label="Version (optional)"
        hint="Of the zip file, such as 1.2.0."
      />
      <ChangelogField />
      <LicenceField />
      <FormTextField
        name="support_days"
        label="Days of free support (optional)"
        inputMode="numeric"
        hint="Counted from the purchase. Without a number, the page promises none."
      />
    </Stack>
  );
}
