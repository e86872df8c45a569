import { useState } from 'react';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { useUpdateReviewMutation, type AdminReview } from '@/api/adminApi';
import { reviewLimits } from '@/config/reviewLimits';
import { reviewMessages } from '@/config/reviewMessages';
import { describeActionFailure } from '@/features/admin';
import { hasTexts } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { useToast } from '@/features/toasts';

type AnswerValues = { answer: string };

const answerSchema = object({
  answer: string()
    .trim()
    .required(reviewMessages.answerRequired)
    .max(reviewLimits.answerMax, reviewMessages.answerTooLong),
});

/** Manages the answer to a review: text, draft, saving and removing. */
export function useAnswerForm({ id, answer }: AdminReview, onDone: () => void) {
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
