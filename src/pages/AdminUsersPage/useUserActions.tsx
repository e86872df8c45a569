import { type ReactNode, useCallback } from 'react';
import { type AdminUser, useUpdateUserMutation } from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { adminPaths } from '@/config/adminPaths';
import { useAuth } from '@/features/auth';
import { useConfirmation } from '@/features/forms';
import { useToast } from '@/features/toasts';
import type { MenuAction } from '@/ui/ActionMenu';

const OWN_ROLE = 'You cannot remove your own admin role. Ask another admin.';

/** Returns the actions of a user and the dialog that confirms a role change. `actionsFor` is referentially stable. */
export function useUserActions(): {
  actionsFor: (user: AdminUser) => readonly MenuAction[];
  dialog: ReactNode;
} {
  const { user: self } = useAuth();
  const { ask, dialog } = useConfirmation();
  const [updateUser] = useUpdateUserMutation();
  const toast = useToast();
  const ownId = self?.id;

  const setVerified = useCallback(
    async ({ id, name }: AdminUser, isVerified: boolean) => {
      try {
        await updateUser({ userId: id, body: { is_verified: isVerified } }).unwrap();
        toast.success(`${name} counts as ${isVerified ? 'verified' : 'not verified'}`);
      } catch (error) {
        toast.error(failureText(error, `${name} could not be changed`));
      }
    },
    [updateUser, toast],
  );
  const askForRole = useCallback(
    ({ id, name, email, role }: AdminUser) => {
      const setRole = async (next: 'user' | 'admin', done: string) => {
        await updateUser({ userId: id, body: { role: next } }).unwrap();
        toast.success(done);
      };
      const failed = `The role of ${name} could not be changed`;
      ask(
        role === 'admin'
          ? {
              heading: `Take the admin role from ${name}?`,
              children: `${name} (${email}) can then no longer open the admin panel.`,
              confirmLabel: 'Take role away',
              isDangerous: true,
              onConfirm: () => setRole('user', `${name} is no admin any more`),
              failed,
            }
          : {
              heading: `Make ${name} an admin?`,
              children: `${name} (${email}) can then change projects, see all payments and people, and answer customers.`,
              confirmLabel: 'Make admin',
              onConfirm: () => setRole('admin', `${name} is an admin now`),
              failed,
            },
      );
    },
    [ask, updateUser, toast],
  );

  const actionsFor = useCallback(
    (user: AdminUser): readonly MenuAction[] => [
      { label: 'Show payments', to: adminPaths.paymentsOf(user.id) },
      user.is_verified
        ? { label: 'Mark as not verified', onSelect: () => void setVerified(user, false) }
        : { label: 'Mark as verified', onSelect: () => void setVerified(user, true) },
      {
        label: user.role === 'admin' ? 'Remove admin role' : 'Make admin',
        reason: user.role === 'admin' && user.id === ownId ? OWN_ROLE : null,
        onSelect: () => askForRole(user),
      },
    ],
    [ownId, setVerified, askForRole],
  );

  return { actionsFor, dialog };
}
