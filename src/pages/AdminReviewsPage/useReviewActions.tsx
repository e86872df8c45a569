import { type ReactNode, useCallback, useState } from 'react';
import {
  type AdminReview,
  useDeleteQuestionMutation,
  useUpdateReviewMutation,
} from '@/api/adminApi';
import { paths } from '@/config/paths';
import { useConfirmation } from '@/features/forms';
import { useToast } from '@/features/toasts';
import type { MenuAction } from '@/ui/ActionMenu';
import { AnswerDialog } from './AnswerDialog';
import { isReview, type Written } from './reviewTable';

/** The actions of a review or question, and their dialog; `actionsFor` is referentially stable. */
export function useReviewActions(): {
  actionsFor: (written: Written) => readonly MenuAction[];
  dialog: ReactNode;
} {
  const [answered, setAnswered] = useState<Written | null>(null);
  const { ask, dialog } = useConfirmation();
  const [updateReview] = useUpdateReviewMutation();
  const [deleteQuestion] = useDeleteQuestionMutation();
  const toast = useToast();

  const actionsFor = useCallback(
    (written: Written): readonly MenuAction[] => {
      const { id, customer, project, answer } = written;
      const hideOrShow = ({ is_hidden: isHidden }: AdminReview) =>
        ask({
          ...(isHidden
            ? {
                heading: `Show the review by ${customer.name} again?`,
                children: `Everybody can read it on the page of ${project.title}, and its stars count.`,
                confirmLabel: 'Show again',
              }
            : {
                heading: `Hide the review by ${customer.name}?`,
                children: `Nobody but its author can read it any more, and its stars no longer count for ${project.title}. Hide what breaks the rules, and answer what is only unpleasant.`,
                confirmLabel: 'Hide review',
                isDangerous: true,
              }),
          onConfirm: async () => {
            await updateReview({ reviewId: id, body: { is_hidden: !isHidden } }).unwrap();
            toast.success(isHidden ? 'The shop shows the review again' : 'The review is hidden');
          },
          failed: 'The review could not be changed',
        });
      const remove = () =>
        ask({
          heading: `Delete the question by ${customer.name}?`,
          children: `It is gone${answer ? ' from the page, with its answer' : ', and nobody answers it'}.`,
          confirmLabel: 'Delete question',
          isDangerous: true,
          onConfirm: async () => {
            await deleteQuestion({ questionId: id }).unwrap();
            toast.success('The question is deleted');
          },
          failed: 'The question could not be deleted',
        });
      return [
        {
          label: answer ? 'Read and change the answer' : 'Read and answer',
          onSelect: () => setAnswered(written),
        },
        isReview(written)
          ? {
              label: written.is_hidden ? 'Show again' : 'Hide',
              onSelect: () => hideOrShow(written),
            }
          : { label: answer ? 'Delete' : 'Reject', onSelect: remove },
        { label: 'Open in the shop', to: paths.project(project.id) },
      ];
    },
    [ask, updateReview, deleteQuestion, toast],
  );

  return {
    actionsFor,
    dialog: answered ? (
      <AnswerDialog written={answered} onClose={() => setAnswered(null)} />
    ) : (
      dialog
    ),
  };
}
