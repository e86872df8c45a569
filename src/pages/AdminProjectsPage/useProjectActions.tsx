import { type ReactNode, useCallback, useState } from 'react';
import {
  type AdminProject,
  useDeleteProjectMutation,
  useUpdateProjectStatusMutation,
} from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { ConfirmDialog } from '@/features/forms';
import { useToast } from '@/features/toasts';
import type { MenuAction } from '@/ui/ActionMenu';

type Question = { about: 'deactivation' | 'deletion'; project: AdminProject };

const HAS_PAYMENTS = 'There are payments for it. Deactivate it instead.';

/**
 * Returns the actions of a project and the dialog that confirms some of them. `actionsFor` is
 * referentially stable.
 */
export function useProjectActions(): {
  actionsFor: (project: AdminProject) => readonly MenuAction[];
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [updateStatus] = useUpdateProjectStatusMutation();
  const [deleteProject] = useDeleteProjectMutation();
  const toast = useToast();

  const deactivate = async ({ id, title }: AdminProject) => {
    await updateStatus({ id, body: { is_active: false } }).unwrap();
    toast.success(`${title} is no longer on sale`);
  };
  const remove = async ({ id, title }: AdminProject) => {
    await deleteProject({ id }).unwrap();
    toast.success(`${title} was deleted`);
  };

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
    (project: AdminProject): readonly MenuAction[] => [
      { label: 'Edit', to: adminPaths.project(project.id) },
      { label: 'View in shop', to: paths.project(project.id) },
      project.is_active
        ? {
            label: 'Deactivate',
            onSelect: () => setQuestion({ about: 'deactivation', project }),
          }
        : { label: 'Activate', onSelect: () => void activate(project) },
      {
        label: 'Delete',
        reason: project.has_payments ? HAS_PAYMENTS : null,
        onSelect: () => setQuestion({ about: 'deletion', project }),
      },
    ],
    [activate],
  );

  const close = () => setQuestion(null);
  const dialog =
    question &&
    (question.about === 'deletion' ? (
      <ConfirmDialog
        heading={`Delete ${question.project.title}?`}
        confirmLabel="Delete"
        isDangerous
        onConfirm={() => remove(question.project)}
        failed={`${question.project.title} could not be deleted`}
        onClose={close}
      >
        It disappears from the shop for good. This cannot be undone.
      </ConfirmDialog>
    ) : (
      <ConfirmDialog
        heading={`Deactivate ${question.project.title}?`}
        confirmLabel="Deactivate"
        onConfirm={() => deactivate(question.project)}
        failed={`${question.project.title} could not be deactivated`}
        onClose={close}
      >
        Nobody can buy it until it is activated again. Its owners can still download it.
      </ConfirmDialog>
    ));
  return { actionsFor, dialog };
}
