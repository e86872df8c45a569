import { type ReactNode, useCallback, useState } from 'react';
import { type AdminReview, useUpdateReviewMutation } from '@/api/adminApi';
import { paths } from '@/config/paths';
import { useConfirmation } from '@/features/forms';
import { useToast } from '@/features/toasts';
import type { MenuAction } from '@/ui/ActionMenu';
import { AnswerDialog } from './AnswerDialog';

/**
 * Returns the actions of a review and the dialog that answers, hides or shows it. `actionsFor` is
 * referentially stable.
 */
export function useReviewActions(): {
  actionsFor: (review: AdminReview) => readonly MenuAction[];
  dialog: ReactNode;
} {
  const [answered, setAnswered] = useState<AdminReview | null>(null);
  const { ask, dialog } = useConfirmation();
  const [updateReview] = useUpdateReviewMutation();
  const toast = useToast();

  const actionsFor = useCallback(
    (review: AdminReview): readonly MenuAction[] => {
      const { id, is_hidden, customer, project } = review;
      const setHidden = async (isHidden: boolean) => {
        await updateReview({ reviewId: id, body: { is_hidden: isHidden } }).unwrap();
        toast.success(isHidden ? 'The review is hidden' : 'The shop shows the review again');
      };
      const show = () =>
        ask({
          heading: `Show the review by ${customer.name} again?`,
          children: `Everybody can read it on the page of ${project.title}, and its stars count.`,
          confirmLabel: 'Show again',
          onConfirm: () => setHidden(false),
          failed: 'The review could not be changed',
        });
      const hide = () =>
        ask({
          heading: `Hide the review by ${customer.name}?`,
          children: `Nobody but its author can read it any more, and its stars no longer count for ${project.title}. Hide what breaks the rules, and answer what is only unpleasant.`,
          confirmLabel: 'Hide review',
          isDangerous: true,
          onConfirm: () => setHidden(true),
          failed: 'The review could not be changed',
        });
      return [
        {
          label: review.answer ? 'Read and change the answer' : 'Read and answer',
          onSelect: () => setAnswered(review),
        },
        is_hidden ? { label: 'Show again', onSelect: show } : { label: 'Hide', onSelect: hide },
        { label: 'Open in the shop', to: paths.project(project.id) },
      ];
    },
    [ask, updateReview, toast],
  );

  return {
    actionsFor,
    dialog: answered ? (
      <AnswerDialog review={answered} onClose={() => setAnswered(null)} />
    ) : (
      dialog
    ),
  };
}
