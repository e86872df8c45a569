import { type ReactNode, useCallback, useState } from 'react';
import { type AdminUser, useUpdateUserMutation } from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { adminPaths } from '@/config/adminPaths';
import { useAuth } from '@/features/auth';
import { ConfirmDialog } from '@/features/forms';
import { useToast } from '@/features/toasts';
import type { MenuAction } from '@/ui/ActionMenu';

const OWN_ROLE = 'You cannot remove your own admin role. Ask another admin.';

/**
 * Returns the actions of a user and the dialog that confirms a role change. `actionsFor` is
 * referentially stable.
 */
export function useUserActions(): {
  actionsFor: (user: AdminUser) => readonly MenuAction[];
  dialog: ReactNode;
} {
  const { user: self } = useAuth();
  const [confirming, setConfirming] = useState<AdminUser | null>(null);
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
  const toggleRole = async ({ id, name, role }: AdminUser) => {
    const next = role === 'admin' ? 'user' : 'admin';
    await updateUser({ userId: id, body: { role: next } }).unwrap();
    toast.success(next === 'admin' ? `${name} is an admin now` : `${name} is no admin any more`);
  };

  const actionsFor = useCallback(
    (user: AdminUser): readonly MenuAction[] => [
      { label: 'Show payments', to: adminPaths.paymentsOf(user.id) },
      user.is_verified
        ? { label: 'Mark as not verified', onSelect: () => void setVerified(user, false) }
        : { label: 'Mark as verified', onSelect: () => void setVerified(user, true) },
      {
        label: user.role === 'admin' ? 'Remove admin role' : 'Make admin',
        reason: user.role === 'admin' && user.id === ownId ? OWN_ROLE : null,
        onSelect: () => setConfirming(user),
      },
    ],
    [ownId, setVerified],
  );

  const dialog = confirming && (
    <RoleDialog
      user={confirming}
      onConfirm={() => toggleRole(confirming)}
      onClose={() => setConfirming(null)}
    />
  );
  return { actionsFor, dialog };
}

type RoleDialogProps = {
  user: AdminUser;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

function RoleDialog({ user: { name, email, role }, ...others }: RoleDialogProps) {
  const rest = { ...others, failed: `The role of ${name} could not be changed` };
  return role === 'admin' ? (
    <ConfirmDialog
      heading={`Take the admin role from ${name}?`}
      confirmLabel="Take role away"
      isDangerous
      {...rest}
    >
      {`${name} (${email}) can then no longer open the admin panel.`}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog heading={`Make ${name} an admin?`} confirmLabel="Make admin" {...rest}>
      {`${name} (${email}) can then change projects, see all payments and people, and answer customers.`}
    </ConfirmDialog>
  );
}
