import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { PASSWORD_MIN_LENGTH } from '@/config/constants';
import { paths } from '@/config/paths';
import { FormCheckbox } from '@/ui/form/FormCheckbox';
import { FormPasswordField } from '@/ui/form/FormPasswordField';
import { FormTextField } from '@/ui/form/FormTextField';
import { useAuth } from './useAuth';

/** The fields of a user's profile. */
export const PROFILE_FIELDS = ['name', 'email', 'phone'] as const;

/** The login and a forgotten password ask for the same address, so both share a draft. */
export const EMAIL_DRAFT = {
  name: 'login-draft',
  fields: ['email'],
  isEntry: true,
  isSilent: true,
} as const;

/** The fields of a user's profile; children are rendered below the email address. */
export function ProfileFields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FormTextField name="name" label="Full name" autoComplete="name" />
      <FormTextField name="email" label="Email" type="email" autoComplete="email" />
      {children}
      <FormTextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="With country code, for example +91 98450 18260"
        keepsHint
      />
    </>
  );
}

/** Tells password managers whose password a form has; a guest with a mailed link has no name to tell. */
export function UserName({ email }: { email: string | undefined }) {
  return (
    <>{email && <input name="username" autoComplete="username" value={email} readOnly hidden />}</>
  );
}

/** A new password twice, as the fields `name` and `confirmName`. */
export function NewPasswordFields({ name, confirmName }: { name: string; confirmName: string }) {
  const { user } = useAuth();
  return (
    <>
      <UserName email={user?.email} />
      <FormPasswordField
        name={name}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
      />
      <FormPasswordField
        name={confirmName}
        label="Confirm new password"
        autoComplete="new-password"
      />
    </>
  );
}

/** The checkbox to agree to the terms and the privacy policy, both of which it links to. */
export function TermsCheckbox({ before }: { before: string }) {
  return (
    <FormCheckbox name="agreeToTerms">
      <span>{before}</span> <Link href={paths.terms}>Terms and Conditions</Link> and the{' '}
      <Link href={paths.privacy}>Privacy Policy</Link>
    </FormCheckbox>
  );
}
