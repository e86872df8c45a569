import { useDeleteOwnReviewMutation } from '@/api/reviewsApi';
import { reviewMessages } from '@/config/reviewMessages';
import { useToast } from '@/features/toasts';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

type DeleteReviewDialogProps = { projectId: number; onClose: () => void };

/** Confirms the deletion of the user's own review. */
export function DeleteReviewDialog({ projectId, onClose }: DeleteReviewDialogProps) {
  const [deleteReview] = useDeleteOwnReviewMutation();
  const toast = useToast();
  const confirm = async () => {
    try {
      await deleteReview({ id: projectId }).unwrap();
      toast.success(reviewMessages.deleted);
      return null;
    } catch {
      return reviewMessages.deleteFailed;
    }
  };
  return (
    <ConfirmDialog
      heading="Delete your review?"
      confirmLabel="Delete"
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      It disappears from the page with its answer and marks. You can write a new one at any time.
    </ConfirmDialog>
  );
}
