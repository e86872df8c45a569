import { type ReactNode, useCallback, useState } from 'react';
import {
  type AdminProject,
  useDeleteProjectMutation,
  useUpdateProjectStatusMutation,
} from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { useToast } from '@/features/toasts';
import type { MenuAction } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

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

  /** Resolves to null on success, otherwise to a message. */
  const setActive = useCallback(
    async ({ id, title }: AdminProject, isActive: boolean): Promise<string | null> => {
      const what = `${title} could not be ${isActive ? 'activated' : 'deactivated'}`;
      try {
        await updateStatus({ id, body: { is_active: isActive } }).unwrap();
        toast.success(isActive ? `${title} is on sale again` : `${title} is no longer on sale`);
        return null;
      } catch (error) {
        return failureText(error, what);
      }
    },
    [updateStatus, toast],
  );
  const remove = async ({ id, title }: AdminProject): Promise<string | null> => {
    try {
      await deleteProject({ id }).unwrap();
      toast.success(`${title} was deleted`);
      return null;
    } catch (error) {
      return failureText(error, `${title} could not be deleted`);
    }
  };

  const activate = useCallback(
    async (project: AdminProject) => {
      const failure = await setActive(project, true);
      if (failure) toast.error(failure);
    },
    [setActive, toast],
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
        onClose={close}
      >
        It disappears from the shop for good. This cannot be undone.
      </ConfirmDialog>
    ) : (
      <ConfirmDialog
        heading={`Deactivate ${question.project.title}?`}
        confirmLabel="Deactivate"
        onConfirm={() => setActive(question.project, false)}
        onClose={close}
      >
        Nobody can buy it until it is activated again. Its owners can still download it.
      </ConfirmDialog>
    ));
  return { actionsFor, dialog };
}
