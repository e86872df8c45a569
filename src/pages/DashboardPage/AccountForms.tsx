import type { User } from '@/api/accountApi';
import { PasswordForm, ProfileForm } from '@/features/auth/forms';

/** The form of the account settings that is open. */
export default function AccountForms({ open, user }: { open: 'profile' | 'password'; user: User }) {
  return open === 'profile' ? <ProfileForm user={user} /> : <PasswordForm />;
}
