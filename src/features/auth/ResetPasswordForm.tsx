import { useState } from 'react';
import { Formik } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import { PASSWORD_MIN_LENGTH } from '@/config/constants';
import { paths } from '@/config/paths';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { LinkGone } from './LinkGone';
import { resetSchema } from './schemas';
import { useResetPassword } from './usePasswordReset';

/**
 * Sets a new password with the token from a mailed link, or links to the request form if the token
 * is invalid.
 */
export function ResetPasswordForm({ token }: { token: string | null }) {
  const resetPassword = useResetPassword();
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
  return (
    <Formik
      initialValues={{ password: '', confirmPassword: '' }}
      validationSchema={resetSchema}
      onSubmit={async ({ password }) => {
        if (!(await resetPassword(token, password))) setGoneToken(token);
      }}
    >
      <FormFrame submitLabel="Set new password">
        <FormPasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        />
        <FormPasswordField
          name="confirmPassword"
          label="Confirm new password"
          autoComplete="new-password"
        />
      </FormFrame>
    </Formik>
  );
}
