import { useRef, useState } from 'react';
import { object } from 'yup';
import Button from '@mui/material/Button';
import { useAnswerQuestionMutation, useUpdateReviewMutation } from '@/api/adminApi';
import { reviewLimits } from '@/config/reviewLimits';
import { FormDialog, SubmitButton, useForm } from '@/features/forms';
import { ReviewStars } from '@/features/reviews/widget';
import { useToast } from '@/features/toasts';
import { formatCount } from '@/lib/numbers';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';
import { Notice } from '@/ui/Notice';
import { isReview, type Written, WrittenText } from './reviewTable';

type AnswerDialogProps = { written: Written; onClose: () => void };

/** Shows a full review or question with a form for the shop's answer, stored as a draft until it is sent. */
export function AnswerDialog({ written, onClose }: AnswerDialogProps) {
  const [updateReview] = useUpdateReviewMutation();
  const [answerQuestion] = useAnswerQuestionMutation();
  const toast = useToast();
  const isRemoval = useRef(false);
  const { id, answer, customer, project } = written;
  const isOfReview = isReview(written);
  const [isAnsweredSince, setAnsweredSince] = useState(false);
  const form = useForm({
    initialValues: { answer: answer?.text ?? '' },
    schema: () => (isRemoval.current ? removalSchema : answerSchema),
    send: (values): Promise<unknown> => {
      const text = values.answer.trim();
      if (!isOfReview) return answerQuestion({ questionId: id, body: { answer: text } }).unwrap();
      const body = { answer: isRemoval.current ? null : text };
      return updateReview({ reviewId: id, body }).unwrap();
    },
    onSent: () => {
      toast.success(isRemoval.current ? 'The answer was removed' : 'The answer is on the page');
      onClose();
    },
    failed: 'The answer could not be saved',
    draft: {
      name: 'answer-draft',
      record: isOfReview ? String(id) : `question-${id}`,
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
      heading={`${customer.name} on ${project.title}`}
      introduction={
        <>
          {isOfReview && <ReviewStars stars={written.stars} />}
          <WrittenText written={written} />
        </>
      }
      onClose={onClose}
      actions={
        <>
          {answer && isOfReview && (
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
        hint={`Everybody can read it below the ${isOfReview ? 'review' : 'question'}.`}
      />
    </FormDialog>
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
