import type { ReactNode } from 'react';
import { Formik } from 'formik';
import { MINIMUM_AGE } from '@/config/constants';
import { FormCheckbox } from '@/ui/form/FormCheckbox';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { FormTextField } from '@/ui/form/FormTextField';
import { registerSchema, type RegisterValues } from './schemas';
import { TermsLabel } from './TermsLabel';
import { useRegisterMutation } from '@/api/accountApi';
import { authMessages } from '@/config/authMessages';
import { useSessionStart } from './useLogin';

const initialValues: RegisterValues = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

/**
 * The registration form: full name, email, phone, password twice and terms (specification, section
 * 2: Register). Children are rendered above the fields.
 */
export function RegisterForm({ children }: { children?: ReactNode }) {
  const register = useRegister();
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={registerSchema}
      onSubmit={async (values) => {
        await register(values);
      }}
    >
      <FormFrame submitLabel="Create account">
        {children}
        <FormTextField name="name" label="Full name" autoComplete="name" />
        <FormTextField name="email" label="Email" type="email" autoComplete="email" />
        <FormTextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="With country code, for example +919845018260"
        />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <FormPasswordField
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
        />
        <FormCheckbox name="agreeToTerms">
          <TermsLabel before={`I am ${MINIMUM_AGE} or older and agree to the`} />
        </FormCheckbox>
      </FormFrame>
    </Formik>
  );
}

/** Creates an account, shows the outcome and returns whether it succeeded. */
function useRegister() {
  const [register] = useRegisterMutation();
  const startSession = useSessionStart({
    success: authMessages.registered,
    rejected: authMessages.registrationFailed,
    unreachable: authMessages.registrationUnreachable,
  });
  return ({ name, email, phone, password }: RegisterValues) =>
    startSession(
      register({
        registerRequest: { name: name.trim(), email, phone, password, agreeToTerms: true },
      }).unwrap(),
    );
}
