import { useState } from 'react';
import { type User, useUpdateProfileMutation } from '@/api/accountApi';
import { FormColumn, useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { Notice } from '@/ui/Notice';
import { authFailures, authMessages } from './authMessages';
import { profileUpdated, type ProfileValues } from './authSlice';
import { ProfileFields } from './fields';
import { profileSchema, toPhoneNumber } from './schemas';

const trimmed = ({ name, email, phone }: ProfileValues): ProfileValues => ({
  name: name.trim(),
  email,
  phone: toPhoneNumber(phone),
});

/**
 * Returns what is sent of a profile. The old address cancels a change of it that waits for its link, so
 * it is left out of the change of another field, and sent if nothing else is changed.
 */
function toUpdate(values: ProfileValues, { name, email, phone }: User): Partial<ProfileValues> {
  const { email: address, ...others } = trimmed(values);
  const isOther = others.name !== name || others.phone !== (phone ?? '');
  return isOther && address === email ? others : { ...others, email: address };
}

/**
 * Edits the name, email and phone of the signed-in user, and merges the sent fields into the local
 * user (specification, section 7), except an address that must be confirmed first.
 */
export function ProfileForm({ user }: { user: User }) {
  const [updateProfile] = useUpdateProfileMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [pendingEmail, setPendingEmail] = useState('');
  const initialValues: ProfileValues = {
    name: user.name,
    email: user.email,
    phone: user.phone ?? '',
  };
  const form = useForm({
    initialValues,
    schema: profileSchema,
    send: (values) => updateProfile({ profileUpdate: toUpdate(values, user) }).unwrap(),
    onSent: ({ pending_email = '' }, values) => {
      const sent = trimmed(values);
      const saved = pending_email ? { ...sent, email: user.email } : sent;
      toast.success(authMessages.profileUpdated);
      if (toUpdate(values, user).email) setPendingEmail(pending_email);
      dispatch(profileUpdated(saved));
      form.showSaved(saved, values);
    },
    failed: authFailures.profile,
    draft: { name: 'profile-draft' },
  });
  return (
    <FormColumn form={form} submitLabel="Save profile">
      <ProfileFields>
        {pendingEmail && <Notice tone="info">{authMessages.emailPending(pendingEmail)}</Notice>}
      </ProfileFields>
    </FormColumn>
  );
}
