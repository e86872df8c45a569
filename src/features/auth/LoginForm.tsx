import { useState, type ReactNode } from 'react';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import Link from '@mui/material/Link';
import { useLoginMutation } from '@/api/accountApi';
import { useGetAccountServicesQuery } from '@/api/accountServicesApi';
import { useOffers } from '@/api/extensions';
import { authMessages } from './authMessages';
import { paths } from '@/config/paths';
import { useAppDispatch } from '@/store';
import { FormCheckbox } from '@/ui/form/FormCheckbox';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { FormTextField } from '@/ui/form/FormTextField';
import { signedIn } from './authSlice';
import { TermsCheckbox } from './fields';
import { readRememberedEmail, rememberEmail } from './rememberedEmail';
import { loginSchema, type LoginValues } from './schemas';
import { useOutcome } from './useOutcome';

/** The field for which the login and a forgotten password have a draft. */
export const EMAIL_FIELD = ['email'] as const;

const TEXTS = {
  success: authMessages.loggedIn,
  rejected: authMessages.loginFailed,
  unreachable: authMessages.loginUnreachable,
};

/**
 * The login form: email, password, terms and remember-me (specification, section 2: Login). Children
 * are rendered above the fields.
 */
export function LoginForm({ children }: { children?: ReactNode }) {
  const [login] = useLoginMutation();
  const dispatch = useAppDispatch();
  const showOutcome = useOutcome();
  const [rememberedEmail] = useState(readRememberedEmail);
  const initialValues: LoginValues = {
    email: rememberedEmail,
    password: '',
    agreeToTerms: false,
    rememberMe: rememberedEmail !== '',
  };
  const submit = async (
    { email, password, rememberMe }: LoginValues,
    { setStatus }: FormikHelpers<LoginValues>,
  ) => {
    const response = await login({ loginRequest: { email, password } });
    if (!showOutcome(response, TEXTS, setStatus)) return;
    dispatch(signedIn(response.data));
    rememberEmail(rememberMe ? email : null);
  };
  return (
    <Formik initialValues={initialValues} validationSchema={loginSchema} onSubmit={submit}>
      <>
        <FormFrame submitLabel="Login">
          {children}
          <FormTextField name="email" label="Email" type="email" autoComplete="username" />
          <FormPasswordField name="password" label="Password" autoComplete="current-password" />
          <TermsCheckbox before="I agree to the" />
          <FormCheckbox name="rememberMe">Remember me on this device</FormCheckbox>
        </FormFrame>
        <ForgotPasswordLink />
      </>
    </Formik>
  );
}

/**
 * Links from the login form to the password reset and passes on the typed email address. Renders
 * nothing if the backend does not offer password resets.
 */
function ForgotPasswordLink() {
  const { currentData, error } = useGetAccountServicesQuery();
  const isOffered = useOffers('accountServices');
  const { email } = useFormikContext<LoginValues>().values;
  const state: unknown = useLocation().state;
  const isKnown = Boolean(currentData ?? error);
  if (!isKnown || !isOffered) return null;
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
