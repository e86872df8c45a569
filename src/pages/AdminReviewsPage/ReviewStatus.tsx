import Chip from '@mui/material/Chip';
import type { AdminReview } from '@/api/adminApi';

/** Whether a review is hidden, answered or neither. */
export function ReviewStatus({ review }: { review: AdminReview }) {
  if (review.is_hidden)
    return <Chip size="small" variant="outlined" color="error" label="Hidden" />;
  return review.answer ? (
    <Chip size="small" variant="outlined" color="success" label="Answered" />
  ) : (
    <Chip size="small" variant="outlined" label="Unanswered" />
  );
}
