import { useState } from 'react';
import MarkedIcon from '@mui/icons-material/ThumbUpAlt';
import ThumbIcon from '@mui/icons-material/ThumbUpAltOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureText } from '@/api/failureText';
import { type Review, useMarkReviewHelpfulMutation } from '@/api/reviewsApi';
import { useToast } from '@/features/toasts';
import { formatCount } from '@/lib/numbers';
import { useLatestWrite } from '@/ui/useLatestWrite';
import { reviewMessages } from './reviewMessages';

type Mark = { isHelpful: boolean; count: number };

type HelpfulProps = {
  review: Review;
  /** Whether the user marked the review; undefined for users who cannot. */
  isMarked: boolean | undefined;
};

/** Marks another user's review as helpful; guests only see the count. */
export function HelpfulButton({ review, isMarked }: HelpfulProps) {
  const { id, author, helpful_count } = review;
  const [changed, setChanged] = useState<Mark | null>(null);
  const begin = useLatestWrite();
  const [mark] = useMarkReviewHelpfulMutation();
  const toast = useToast();

  if (isMarked === undefined) {
    if (helpful_count === 0) return null;
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {helpful_count === 1
          ? '1 person found this helpful'
          : `${formatCount(helpful_count)} people found this helpful`}
      </Typography>
    );
  }

  const { isHelpful, count } = changed ?? { isHelpful: isMarked, count: helpful_count };
  const toggle = async () => {
    const wanted = !isHelpful;
    const isLatest = begin();
    setChanged({ isHelpful: wanted, count: count + (wanted ? 1 : -1) });
    const { data, error } = await mark({ reviewId: id, body: { is_helpful: wanted } });
    if (!isLatest()) return;
    setChanged(data ? { isHelpful: data.is_helpful, count: data.helpful_count } : null);
    if (!data) toast.error(failureText(error, { failed: reviewMessages.markFailed }));
  };
  return (
    <Button
      size="small"
      variant="text"
      color="inherit"
      aria-pressed={isHelpful}
      aria-label={`Helpful, review by ${author}, ${formatCount(count)}`}
      startIcon={isHelpful ? <MarkedIcon /> : <ThumbIcon />}
      onClick={() => void toggle()}
      sx={{ justifySelf: 'start', ml: -1.5 }}
    >
      <span>{count > 0 ? `Helpful (${formatCount(count)})` : 'Helpful'}</span>
    </Button>
  );
}
