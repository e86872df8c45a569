import type { ReactNode } from 'react';
import { Formik, type FormikHelpers } from 'formik';
import { useRegisterMutation } from '@/api/accountApi';
import { authMessages } from './authMessages';
import { MINIMUM_AGE } from '@/config/constants';
import { useAppDispatch } from '@/store';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { signedIn } from './authSlice';
import { ProfileFields, TermsCheckbox } from './fields';
import { registerSchema, toPhoneNumber, type RegisterValues } from './schemas';
import { useOutcome } from './useOutcome';

const initialValues: RegisterValues = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

const TEXTS = {
  success: authMessages.registered,
  rejected: authMessages.registrationFailed,
  unreachable: authMessages.registrationUnreachable,
};

/**
 * The registration form: full name, email, phone, password twice and terms (specification, section
 * 2: Register). Children are rendered above the fields.
 */
export function RegisterForm({ children }: { children?: ReactNode }) {
  const [register] = useRegisterMutation();
  const dispatch = useAppDispatch();
  const showOutcome = useOutcome();
  const submit = async (
    { name, email, phone, password }: RegisterValues,
    { setStatus }: FormikHelpers<RegisterValues>,
  ) => {
    const sent = { name: name.trim(), email, phone: toPhoneNumber(phone), password };
    const response = await register({ registerRequest: { ...sent, agreeToTerms: true } });
    if (showOutcome(response, TEXTS, setStatus)) dispatch(signedIn(response.data));
  };
  return (
    <Formik initialValues={initialValues} validationSchema={registerSchema} onSubmit={submit}>
      <FormFrame submitLabel="Create account">
        {children}
        <ProfileFields />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <FormPasswordField
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
        />
        <TermsCheckbox before={`I am ${MINIMUM_AGE} or older and agree to the`} />
      </FormFrame>
    </Formik>
  );
}
