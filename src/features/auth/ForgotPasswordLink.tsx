import { useFormikContext } from 'formik';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import Link from '@mui/material/Link';
import { useGetAccountServicesQuery } from '@/api/accountServicesApi';
import { toRequestFailure } from '@/api/errors';
import { isNotOffered } from '@/api/extensions';
import { paths } from '@/config/paths';
import type { LoginValues } from './schemas';

/**
 * Leads from the login form to the form for a forgotten password, with the email address that was
 * typed. Nothing where a backend does not offer that.
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
