import { useChangePasswordMutation } from '@/api/accountApi';
import { FormColumn, useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { authFailures, authMessages } from './authMessages';
import { tokenRenewed } from './authSlice';
import { NewPasswordFields } from './fields';
import { passwordSchema, type PasswordValues } from './schemas';

const initialValues: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  confirmNewPassword: '',
};

/** Changes the password; clears itself after success. */
export function PasswordForm() {
  const [changePassword] = useChangePasswordMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const form = useForm({
    initialValues,
    schema: passwordSchema,
    send: ({ currentPassword, newPassword }) =>
      changePassword({ passwordChange: { currentPassword, newPassword } }).unwrap(),
    onSent: (response) => {
      toast.success(authMessages.passwordChanged);
      if (response.token) dispatch(tokenRenewed(response.token));
      form.resetForm();
    },
    failed: authFailures.password,
  });
  return (
    <FormColumn form={form} submitLabel="Change password">
      <FormPasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordFields name="newPassword" confirmName="confirmNewPassword" />
    </FormColumn>
  );
}
