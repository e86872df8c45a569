import { useRef, useState } from 'react';
import { object } from 'yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type AdminReview, useUpdateReviewMutation } from '@/api/adminApi';
import { reviewLimits } from '@/config/reviewLimits';
import { FormDialog, SubmitButton, useForm } from '@/features/forms';
import { ReviewStars } from '@/features/reviews/widget';
import { useToast } from '@/features/toasts';
import { formatCount } from '@/lib/numbers';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';
import { Notice } from '@/ui/Notice';

type AnswerDialogProps = { review: AdminReview; onClose: () => void };

/** Shows a full review with a form for the shop's answer, stored as a draft until it is sent. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const [updateReview] = useUpdateReviewMutation();
  const toast = useToast();
  const isRemoval = useRef(false);
  const { id, answer } = review;
  const [isAnsweredSince, setAnsweredSince] = useState(false);
  const form = useForm({
    initialValues: { answer: answer?.text ?? '' },
    schema: () => (isRemoval.current ? removalSchema : answerSchema),
    send: (values) => {
      const changed = isRemoval.current ? null : values.answer.trim();
      return updateReview({ reviewId: id, body: { answer: changed } }).unwrap();
    },
    onSent: () => {
      toast.success(isRemoval.current ? 'The answer was removed' : 'The answer is on the page');
      onClose();
    },
    failed: 'The answer could not be saved',
    draft: {
      name: 'answer-draft',
      record: String(id),
      updatedAt: answer?.answered_at ?? null,
      onRestore: ({ updatedAt }) =>
        setAnsweredSince(answer != null && updatedAt !== answer.answered_at),
    },
  });
  const choose = (removes: boolean) => {
    isRemoval.current = removes;
  };
  return (
    <FormDialog
      form={form}
      heading={`${review.customer.name} on ${review.project.title}`}
      introduction={<ReviewText review={review} />}
      onClose={onClose}
      actions={
        <>
          {answer && (
            <Button
              type="submit"
              color="error"
              disabled={form.isSubmitting}
              onClick={() => choose(true)}
            >
              Remove answer
            </Button>
          )}
          <SubmitButton form={form} onClick={() => choose(false)}>
            {answer ? 'Save answer' : 'Post answer'}
          </SubmitButton>
        </>
      }
    >
      {isAnsweredSince && form.isRestored && (
        <Notice tone="info">
          {`The page has another answer by now, which yours would replace: “${answer?.text}”`}
        </Notice>
      )}
      <FormTextField
        name="answer"
        label="Answer"
        minRows={4}
        countTo={reviewLimits.answerMax}
        hint="Everybody can read it below the review."
      />
    </FormDialog>
  );
}

function ReviewText({ review: { stars, title, text } }: { review: AdminReview }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <ReviewStars stars={stars} />
      {title && <Typography sx={{ fontWeight: 650 }}>{title}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
    </Box>
  );
}

const removalSchema = object({ answer: shownText() });
const answerSchema = object({
  answer: shownText()
    .required('Please write an answer')
    .max(
      reviewLimits.answerMax,
      `An answer can have at most ${formatCount(reviewLimits.answerMax)} characters`,
    ),
});
