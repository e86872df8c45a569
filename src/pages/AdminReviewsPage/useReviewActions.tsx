import { type ReactNode, useCallback, useState } from 'react';
import { type AdminReview, useUpdateReviewMutation } from '@/api/adminApi';
import { paths } from '@/config/paths';
import { ConfirmDialog } from '@/features/forms';
import { useToast } from '@/features/toasts';
import type { MenuAction } from '@/ui/ActionMenu';
import { AnswerDialog } from './AnswerDialog';

type Opened = { dialog: 'answer' | 'hide' | 'show'; review: AdminReview };

/**
 * Returns the actions of a review and the dialog that answers, hides or shows it. `actionsFor` is
 * referentially stable.
 */
export function useReviewActions(): {
  actionsFor: (review: AdminReview) => readonly MenuAction[];
  dialog: ReactNode;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  const actionsFor = useCallback(
    (review: AdminReview): readonly MenuAction[] => [
      {
        label: review.answer ? 'Read and change the answer' : 'Read and answer',
        onSelect: () => setOpened({ dialog: 'answer', review }),
      },
      review.is_hidden
        ? { label: 'Show again', onSelect: () => setOpened({ dialog: 'show', review }) }
        : { label: 'Hide', onSelect: () => setOpened({ dialog: 'hide', review }) },
      { label: 'Open in the shop', to: paths.project(review.project.id) },
    ],
    [],
  );

  const dialog =
    opened &&
    (opened.dialog === 'answer' ? (
      <AnswerDialog review={opened.review} onClose={close} />
    ) : (
      <VisibilityDialog review={opened.review} onClose={close} />
    ));
  return { actionsFor, dialog };
}

function VisibilityDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const { id, is_hidden: isHidden, customer, project } = review;
  const [updateReview] = useUpdateReviewMutation();
  const toast = useToast();
  const confirm = async () => {
    await updateReview({ reviewId: id, body: { is_hidden: !isHidden } }).unwrap();
    toast.success(isHidden ? 'The shop shows the review again' : 'The review is hidden');
  };
  return (
    <ConfirmDialog
      heading={
        isHidden
          ? `Show the review by ${customer.name} again?`
          : `Hide the review by ${customer.name}?`
      }
      confirmLabel={isHidden ? 'Show again' : 'Hide review'}
      isDangerous={!isHidden}
      onConfirm={confirm}
      failed="The review could not be changed"
      onClose={onClose}
    >
      {isHidden
        ? `Everybody can read it on the page of ${project.title}, and its stars count.`
        : `Nobody but its author can read it any more, and its stars no longer count for ${project.title}. Hide what breaks the rules, and answer what is only unpleasant.`}
    </ConfirmDialog>
  );
}
