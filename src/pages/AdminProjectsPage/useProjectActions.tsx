import { type ReactNode, useCallback } from 'react';
import {
  type AdminProject,
  useDeleteProjectMutation,
  useUpdateProjectStatusMutation,
} from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { useConfirmation } from '@/features/forms';
import { useToast } from '@/features/toasts';
import type { MenuAction } from '@/ui/ActionMenu';

const HAS_PAYMENTS = 'There are payments for it. Deactivate it instead.';

/** The actions of a project, and the dialog that confirms some; `actionsFor` is referentially stable. */
export function useProjectActions(): {
  actionsFor: (project: AdminProject) => readonly MenuAction[];
  dialog: ReactNode;
} {
  const { ask, dialog } = useConfirmation();
  const [updateStatus] = useUpdateProjectStatusMutation();
  const [deleteProject] = useDeleteProjectMutation();
  const toast = useToast();

  const activate = useCallback(
    async ({ id, title }: AdminProject) => {
      try {
        await updateStatus({ id, body: { is_active: true } }).unwrap();
        toast.success(`${title} is on sale again`);
      } catch (error) {
        toast.error(failureText(error, `${title} could not be activated`));
      }
    },
    [updateStatus, toast],
  );

  const actionsFor = useCallback(
    (project: AdminProject): readonly MenuAction[] => {
      const { id, title } = project;
      const deactivate = () =>
        ask({
          heading: `Deactivate ${title}?`,
          children:
            'Nobody can buy it until it is activated again. Its owners can still download it.',
          confirmLabel: 'Deactivate',
          onConfirm: async () => {
            await updateStatus({ id, body: { is_active: false } }).unwrap();
            toast.success(`${title} is no longer on sale`);
          },
          failed: `${title} could not be deactivated`,
        });
      const remove = () =>
        ask({
          heading: `Delete ${title}?`,
          children: 'It disappears from the shop for good. This cannot be undone.',
          confirmLabel: 'Delete',
          isDangerous: true,
          onConfirm: async () => {
            await deleteProject({ id }).unwrap();
            toast.success(`${title} was deleted`);
          },
          failed: `${title} could not be deleted`,
        });
      return [
        { label: 'Edit', to: adminPaths.project(id) },
        { label: 'View in shop', to: paths.project(id) },
        project.is_active
          ? { label: 'Deactivate', onSelect: deactivate }
          : { label: 'Activate', onSelect: () => void activate(project) },
        { label: 'Delete', reason: project.has_payments ? HAS_PAYMENTS : null, onSelect: remove },
      ];
    },
    [ask, activate, updateStatus, deleteProject, toast],
  );
  return { actionsFor, dialog };
}
