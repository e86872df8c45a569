import { Formik, type FormikHelpers } from 'formik';
import { PASSWORD_MIN_LENGTH } from '@/config/constants';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { passwordSchema, type PasswordValues } from './schemas';
import { useChangePassword } from './useAccountChanges';

const initialValues: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  confirmNewPassword: '',
};

/** Changes the password; clears itself after success. */
export function PasswordForm() {
  const changePassword = useChangePassword();
  const submit = async (
    { currentPassword, newPassword }: PasswordValues,
    { resetForm }: FormikHelpers<PasswordValues>,
  ) => {
    if (await changePassword(currentPassword, newPassword)) resetForm();
  };
  return (
    <Formik initialValues={initialValues} validationSchema={passwordSchema} onSubmit={submit}>
      <FormFrame submitLabel="Change password">
        <FormPasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
        <FormPasswordField
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        />
        <FormPasswordField
          name="confirmNewPassword"
          label="Confirm new password"
          autoComplete="new-password"
        />
      </FormFrame>
    </Formik>
  );
}
