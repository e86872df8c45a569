import { useState, type ReactNode } from 'react';
import { Formik, type FormikHelpers } from 'formik';
import type { User } from '@/api/accountApi';
import { accountMessages } from '@/config/accountMessages';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormTextField } from '@/ui/form/FormTextField';
import { Notice } from '@/ui/Notice';
import type { ProfileFields } from './authSlice';
import { profileSchema } from './schemas';
import { useUpdateProfile } from './useAccountChanges';

/** The profile fields; registration has them as well. */
export const PROFILE_FIELDS = ['name', 'email', 'phone'] as const;

type ProfileFormProps = {
  user: User;
  /** Content above the fields. */
  children?: ReactNode;
};

/** Edits the name, email and phone of the signed-in user. */
export function ProfileForm({ user, children }: ProfileFormProps) {
  const updateProfile = useUpdateProfile();
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const initialValues: ProfileFields = {
    name: user.name,
    email: user.email,
    phone: user.phone ?? '',
  };
  const submit = async (
    { name, email, phone }: ProfileFields,
    { resetForm }: FormikHelpers<ProfileFields>,
  ) => {
    const fields = { name: name.trim(), email, phone };
    const outcome = await updateProfile(fields, user.email);
    if (!outcome.isChanged) return;
    setPendingEmail(outcome.pendingEmail);
    const isPending = outcome.pendingEmail !== null;
    resetForm({ values: isPending ? { ...fields, email: user.email } : fields });
  };
  return (
    <Formik initialValues={initialValues} validationSchema={profileSchema} onSubmit={submit}>
      <FormFrame submitLabel="Save profile">
        {children}
        <FormTextField name="name" label="Full name" autoComplete="name" />
        <FormTextField name="email" label="Email" type="email" autoComplete="email" />
        {pendingEmail !== null && (
          <Notice tone="info">{accountMessages.emailPending(pendingEmail)}</Notice>
        )}
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      </FormFrame>
    </Formik>
  );
}
