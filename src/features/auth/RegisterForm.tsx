import { useRegisterMutation } from '@/api/accountApi';
import { MINIMUM_AGE } from '@/config/constants';
import { FormColumn, useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { authFailures, authMessages } from './authMessages';
import { signedIn } from './authSlice';
import { PROFILE_FIELDS, ProfileFields, TermsCheckbox, UserName } from './fields';
import { registerSchema, type RegisterValues, toPhoneNumber } from './schemas';

const initialValues: RegisterValues = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

/** The registration form: full name, email, phone, password twice and terms (specification, section 2: Register). */
export function RegisterForm() {
  const [register] = useRegisterMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const form = useForm({
    initialValues,
    schema: registerSchema,
    send: ({ name, email, phone, password }) => {
      const sent = { name: name.trim(), email, phone: toPhoneNumber(phone), password };
      return register({ registerRequest: { ...sent, agreeToTerms: true } }).unwrap();
    },
    onSent: (session) => {
      toast.success(authMessages.registered);
      dispatch(signedIn(session));
    },
    failed: authFailures.registration,
    draft: { name: 'registration-draft', fields: PROFILE_FIELDS, isEntry: true },
  });
  return (
    <FormColumn form={form} submitLabel="Create account">
      <ProfileFields />
      <UserName email={form.values.email} />
      <FormPasswordField name="password" label="Password" autoComplete="new-password" />
      <FormPasswordField
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
      />
      <TermsCheckbox before={`I am ${MINIMUM_AGE} or older and agree to the`} />
    </FormColumn>
  );
}
