import { Formik, type FormikHelpers } from 'formik';
import { useChangePasswordMutation } from '@/api/accountApi';
import { authMessages } from './authMessages';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { useAppDispatch } from '@/store';
import { tokenRenewed } from './authSlice';
import { NewPasswordFields } from './fields';
import { passwordSchema, type PasswordValues } from './schemas';
import { useOutcome } from './useOutcome';

const initialValues: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  confirmNewPassword: '',
};

const TEXTS = { success: authMessages.passwordChanged, rejected: authMessages.passwordFailed };

/** Changes the password; clears itself after success. */
export function PasswordForm() {
  const [changePassword] = useChangePasswordMutation();
  const showOutcome = useOutcome();
  const dispatch = useAppDispatch();
  const submit = async (
    { currentPassword, newPassword }: PasswordValues,
    { resetForm, setStatus }: FormikHelpers<PasswordValues>,
  ) => {
    const response = await changePassword({ passwordChange: { currentPassword, newPassword } });
    if (!showOutcome(response, TEXTS, setStatus)) return;
    if (response.data?.token) dispatch(tokenRenewed(response.data.token));
    resetForm();
  };
  return (
    <Formik initialValues={initialValues} validationSchema={passwordSchema} onSubmit={submit}>
      <FormFrame submitLabel="Change password">
        <FormPasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordFields name="newPassword" confirmName="confirmNewPassword" />
      </FormFrame>
    </Formik>
  );
}
