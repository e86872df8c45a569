import { useState, type ReactNode } from 'react';
import { Formik, type FormikHelpers } from 'formik';
import { useUpdateProfileMutation, type User } from '@/api/accountApi';
import { accountMessages } from '@/config/accountMessages';
import { authMessages } from './authMessages';
import { useAppDispatch } from '@/store';
import { FormFrame } from '@/ui/form/FormFrame';
import { Notice } from '@/ui/Notice';
import { profileUpdated, type ProfileValues } from './authSlice';
import { ProfileFields } from './fields';
import { profileSchema, toPhoneNumber } from './schemas';
import { useOutcome } from './useOutcome';

type ProfileFormProps = {
  user: User;
  /** Content above the fields. */
  children?: ReactNode;
};

const TEXTS = { success: authMessages.profileUpdated, rejected: authMessages.profileFailed };

/**
 * Edits the name, email and phone of the signed-in user, and merges the sent fields into the local
 * user (specification, section 7), except an address that must be confirmed first.
 */
export function ProfileForm({ user, children }: ProfileFormProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const dispatch = useAppDispatch();
  const showOutcome = useOutcome();
  const [pendingEmail, setPendingEmail] = useState('');
  const initialValues: ProfileValues = {
    name: user.name,
    email: user.email,
    phone: user.phone ?? '',
  };
  const submit = async (
    { name, email, phone }: ProfileValues,
    { resetForm, setStatus }: FormikHelpers<ProfileValues>,
  ) => {
    const sent = { name: name.trim(), email, phone: toPhoneNumber(phone) };
    const response = await updateProfile({ profileUpdate: sent });
    if (!showOutcome(response, TEXTS, setStatus)) return;
    const { pending_email = '' } = response.data;
    const saved = pending_email ? { ...sent, email: user.email } : sent;
    setPendingEmail(pending_email);
    dispatch(profileUpdated(saved));
    resetForm({ values: saved });
  };
  return (
    <Formik initialValues={initialValues} validationSchema={profileSchema} onSubmit={submit}>
      <FormFrame submitLabel="Save profile">
        {children}
        <ProfileFields>
          {pendingEmail && (
            <Notice tone="info">{accountMessages.emailPending(pendingEmail)}</Notice>
          )}
        </ProfileFields>
      </FormFrame>
    </Formik>
  );
}
