import { useDeleteOwnReviewMutation } from '@/api/reviewsApi';
import { ConfirmDialog } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { reviewMessages } from './reviewMessages';

type DeleteReviewDialogProps = { projectId: number; onClose: () => void };

/** Confirms the deletion of the user's own review. */
export default function DeleteReviewDialog({ projectId, onClose }: DeleteReviewDialogProps) {
  const [deleteReview] = useDeleteOwnReviewMutation();
  const toast = useToast();
  const confirm = async () => {
    await deleteReview({ id: projectId }).unwrap();
    toast.success(reviewMessages.deleted);
  };
  return (
    <ConfirmDialog
      heading="Delete your review?"
      confirmLabel="Delete"
      isDangerous
      onConfirm={confirm}
      failed={reviewMessages.deleteFailed}
      onClose={onClose}
    >
      It disappears from the page with its answer and marks. You can write a new one at any time.
    </ConfirmDialog>
  );
}
