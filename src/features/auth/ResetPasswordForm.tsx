import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useResetPasswordMutation } from '@/api/accountServicesApi';
import { toRequestFailure } from '@/api/errors';
import { paths } from '@/config/paths';
import { FormColumn, useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { authFailures, authMessages } from './authMessages';
import { signedOut } from './authSlice';
import { GONE, LinkGone } from './ConfirmEmail';
import { NewPasswordFields } from './fields';
import { resetSchema } from './schemas';
import { useAuth } from './useAuth';

/** Sets a password by the token of a mailed link, ends all sessions and leads to the login. */
export function ResetPasswordForm({ token }: { token: string | null }) {
  return token === null ? <AskForNewLink /> : <NewPasswordForm key={token} token={token} />;
}

function AskForNewLink() {
  return (
    <LinkGone>
      <Button href={paths.forgotPassword} variant="contained" size="large">
        Ask for a new link
      </Button>
    </LinkGone>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation();
  const { isAuthenticated } = useAuth();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    schema: resetSchema,
    send: ({ password }) => reset({ passwordReset: { token, newPassword: password } }).unwrap(),
    onSent: () => {
      toast.success(authMessages.resetDone);
      if (isAuthenticated) dispatch(signedOut());
      void navigate(paths.login, { replace: true });
    },
    failed: authFailures.reset,
  });
  if (toRequestFailure(form.failure?.error).status === GONE) return <AskForNewLink />;
  return (
    <FormColumn form={form} submitLabel="Set new password">
      <NewPasswordFields name="password" confirmName="confirmPassword" />
    </FormColumn>
  );
}
