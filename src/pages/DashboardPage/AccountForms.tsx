import type { User } from '@/api/accountApi';
import { PasswordForm, ProfileForm } from '@/features/auth/forms';

/** Shows the open form of the account settings. */
export default function AccountForms({ open, user }: { open: 'profile' | 'password'; user: User }) {
  return open === 'profile' ? <ProfileForm user={user} /> : <PasswordForm />;
}
