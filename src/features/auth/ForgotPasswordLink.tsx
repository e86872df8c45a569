import { useFormikContext } from 'formik';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import Link from '@mui/material/Link';
import { useGetAccountServicesQuery } from '@/api/accountServicesApi';
import { toRequestFailure } from '@/api/errors';
import { isNotOffered } from '@/api/extensions';
import { paths } from '@/config/paths';
import type { LoginValues } from './schemas';

/**
 * Links from the login form to the password reset and passes on the typed email address. Renders
 * nothing if the backend does not offer password resets.
 */
export function ForgotPasswordLink() {
  const { currentData, error } = useGetAccountServicesQuery();
  const { email } = useFormikContext<LoginValues>().values;
  const state: unknown = useLocation().state;
  const isOffered = currentData ?? (error && !isNotOffered(toRequestFailure(error)));
  if (!isOffered) return null;
  return (
    <Link
      component={RouterLink}
      to={paths.forgotPassword}
      state={{ ...(state as object | null), email }}
      sx={{ display: 'block', width: 'fit-content', mx: 'auto', mt: 1, p: 1.25 }}
    >
      Forgot password?
    </Link>
  );
}
