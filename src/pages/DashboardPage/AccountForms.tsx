import type { User } from '@/api/accountApi';
import { PasswordForm, PROFILE_FIELDS, ProfileForm } from '@/features/auth/forms';
import { FormDraft } from '@/features/drafts/forms';

/** Shows the open form of the account settings. */
export default function AccountForms({ open, user }: { open: 'profile' | 'password'; user: User }) {
  if (open === 'password') return <PasswordForm />;
  return (
    <ProfileForm user={user}>
      <FormDraft name="profile-draft" fields={PROFILE_FIELDS} />
    </ProfileForm>
  );
}
