import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import Link from '@mui/material/Link';
import { useLoginMutation } from '@/api/accountApi';
import { offers } from '@/config/offers';
import { paths } from '@/config/paths';
import { FormColumn, useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { FormCheckbox } from '@/ui/form/FormCheckbox';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { FormTextField } from '@/ui/form/FormTextField';
import { authFailures, authMessages } from './authMessages';
import { signedIn } from './authSlice';
import { EMAIL_DRAFT, TermsCheckbox } from './fields';
import { readRememberedEmail, rememberEmail } from './rememberedEmail';
import { loginSchema, type LoginValues } from './schemas';

/** The login form: email, password, terms and remember-me (specification, section 2: Login). */
export function LoginForm() {
  const [login] = useLoginMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [rememberedEmail] = useState(readRememberedEmail);
  const initialValues: LoginValues = {
    email: rememberedEmail,
    password: '',
    agreeToTerms: false,
    rememberMe: rememberedEmail !== '',
  };
  const form = useForm({
    initialValues,
    schema: loginSchema,
    send: ({ email, password }) => login({ loginRequest: { email, password } }).unwrap(),
    onSent: (session, { email, rememberMe }) => {
      toast.success(authMessages.loggedIn);
      dispatch(signedIn(session));
      rememberEmail(rememberMe ? email : null);
    },
    failed: authFailures.login,
    draft: EMAIL_DRAFT,
  });
  return (
    <>
      <FormColumn form={form} submitLabel="Login">
        <FormTextField name="email" label="Email" type="email" autoComplete="username" />
        <FormPasswordField name="password" label="Password" autoComplete="current-password" />
        <TermsCheckbox before="I agree to the" />
        <FormCheckbox name="rememberMe">Remember me on this device</FormCheckbox>
      </FormColumn>
      <ForgotPasswordLink email={form.values.email} />
    </>
  );
}

/** Links to the password reset with the typed address; nothing if the backend does not offer it. */
function ForgotPasswordLink({ email }: { email: string }) {
  const state: unknown = useLocation().state;
  if (!offers('account')) return null;
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
