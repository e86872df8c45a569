import { useState } from 'react';
import { Formik, type FormikHelpers } from 'formik';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useResetPasswordMutation } from '@/api/accountServicesApi';
import { toRequestFailure } from '@/api/errors';
import { accountMessages } from '@/config/accountMessages';
import { paths } from '@/config/paths';
import { useAppDispatch } from '@/store';
import { FormFrame } from '@/ui/form/FormFrame';
import { signedOut } from './authSlice';
import { GONE, LinkGone } from './ConfirmEmail';
import { NewPasswordFields } from './fields';
import { resetSchema } from './schemas';
import { useAuth } from './useAuth';
import { useOutcome } from './useOutcome';

const TEXTS = { success: accountMessages.resetDone, rejected: accountMessages.resetFailed };

/**
 * Sets a new password with the token from a mailed link, or links to the request form if the token
 * is invalid. Success ends all sessions and leads to the login.
 */
export function ResetPasswordForm({ token }: { token: string | null }) {
  const [reset] = useResetPasswordMutation();
  const { isAuthenticated } = useAuth();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const showOutcome = useOutcome();
  const [goneToken, setGoneToken] = useState<string | null>(null);
  if (token === null || token === goneToken) {
    return (
      <LinkGone>
        <Button component={RouterLink} to={paths.forgotPassword} variant="contained" size="large">
          Ask for a new link
        </Button>
      </LinkGone>
    );
  }
  const submit = async (
    { password }: { password: string },
    { setStatus }: Pick<FormikHelpers<unknown>, 'setStatus'>,
  ) => {
    const response = await reset({ passwordReset: { token, newPassword: password } });
    if (toRequestFailure(response.error).status === GONE) setGoneToken(token);
    else if (showOutcome(response, TEXTS, setStatus)) {
      if (isAuthenticated) dispatch(signedOut());
      void navigate(paths.login, { replace: true });
    }
  };
  return (
    <Formik
      initialValues={{ password: '', confirmPassword: '' }}
      validationSchema={resetSchema}
      onSubmit={submit}
    >
      <FormFrame submitLabel="Set new password">
        <NewPasswordFields name="password" confirmName="confirmPassword" />
      </FormFrame>
    </Formik>
  );
}
