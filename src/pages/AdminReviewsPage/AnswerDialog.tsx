import { useState } from 'react';
import { Form, FormikProvider, useFormik } from 'formik';
import { object } from 'yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type AdminReview, useUpdateReviewMutation } from '@/api/adminApi';
import { reviewLimits } from '@/config/reviewLimits';
import { reviewMessages } from '@/config/reviewMessages';
import { describeActionFailure } from '@/features/admin';
import { RestoredNotice, hasTexts } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { ReviewStars } from '@/features/reviews/widget';
import { useToast } from '@/features/toasts';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';
import { Notice } from '@/ui/Notice';
import { useClosedByBack } from '@/ui/useClosedByBack';

type AnswerDialogProps = { review: AdminReview; onClose: () => void };

/** Shows a full review with a form for the shop's answer, stored as a draft until it is sent. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const { formik, failure, isBusy, isRestored, discard, remove } = useAnswerForm(review, onClose);
  const dismiss = isBusy ? undefined : onClose;
  useClosedByBack(true, dismiss);
  return (
    <Dialog open maxWidth="sm" onClose={dismiss}>
      <DialogTitle>{`${review.customer.name} on ${review.project.title}`}</DialogTitle>
      <FormikProvider value={formik}>
        <Form noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <ReviewText review={review} />
            {isRestored && <RestoredNotice onDiscard={discard} />}
            <FormTextField
              name="answer"
              label="Answer"
              minRows={4}
              countTo={reviewLimits.answerMax}
              hint="Everybody can read it below the review."
            />
            {failure && <Notice tone="error">{failure}</Notice>}
          </DialogContent>
          <DialogActions>
            {review.answer && (
              <Button color="error" disabled={isBusy} onClick={remove} sx={{ mr: 'auto' }}>
                Remove answer
              </Button>
            )}
            <Button color="inherit" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              <span>{review.answer ? 'Save answer' : 'Post answer'}</span>
            </Button>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
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

type AnswerValues = { answer: string };

const answerSchema = object({
  answer: shownText()
    .required(reviewMessages.answerRequired)
    .max(reviewLimits.answerMax, reviewMessages.answerTooLong),
});

/** Manages the answer to a review: text, draft, saving and removing. */
function useAnswerForm({ id, answer }: AdminReview, onDone: () => void) {
  const [updateReview, { isLoading }] = useUpdateReviewMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();

  const save = async (changed: string | null, done: string) => {
    setFailure(null);
    try {
      await updateReview({ reviewId: id, body: { answer: changed } }).unwrap();
      draft.forget();
      toast.success(done);
      onDone();
    } catch (error) {
      setFailure(describeActionFailure(error, 'The answer could not be saved'));
    }
  };
  const formik = useFormik<AnswerValues>({
    initialValues: { answer: answer?.text ?? '' },
    validationSchema: answerSchema,
    onSubmit: (values) => save(values.answer.trim(), 'The answer is on the page'),
  });
  const draft = useFormikDraft(formik, {
    name: 'answer-draft',
    record: String(id),
    updatedAt: answer?.answered_at ?? null,
    isValues: hasTexts('answer'),
  });

  return {
    formik,
    failure,
    isBusy: isLoading,
    isRestored: draft.isRestored,
    /** Resets the form to the saved answer. */
    discard: draft.discard,
    remove: () => void save(null, 'The answer was removed'),
  };
}
