import { useState } from 'react';
import { useFormik } from 'formik';
import { toRequestFailure } from '@/api/errors';
import { toFieldErrors } from '@/api/fieldErrors';
import { useSaveOwnReviewMutation, type OwnReview } from '@/api/reviewsApi';
import { reviewMessages } from '@/config/reviewMessages';
import { useFormikDraft } from '@/features/drafts/forms';
import { useToast } from '@/features/toasts';
import { isReviewValues, reviewSchema, type ReviewValues } from './reviewSchema';

const EMPTY: ReviewValues = { stars: null, title: '', text: '' };

const toValues = ({ stars, title, text }: OwnReview): ReviewValues => ({
  stars,
  title: title ?? '',
  text,
});

/** Describes why saving failed: the server's sentence for a rejected review. */
function describeFailure(error: unknown): string {
  const { status, message } = toRequestFailure(error);
  if (status === null) return reviewMessages.saveUnreachable;
  return (status < 500 && message) || reviewMessages.saveFailed;
}

type ReviewFormOptions = {
  projectId: number;
  /** The review to edit; null for a new one. */
  review: OwnReview | null;
  onSaved: () => void;
};

/** Manages the form of the user's own review: values, draft and saving. */
export function useReviewForm({ projectId, review, onSaved }: ReviewFormOptions) {
  const [saveReview] = useSaveOwnReviewMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();

  const formik = useFormik<ReviewValues>({
    initialValues: review ? toValues(review) : EMPTY,
    validationSchema: reviewSchema,
    onSubmit: async ({ stars, title, text }, { setErrors }) => {
      setFailure(null);
      try {
        const reviewInput = { stars: stars!, title: title.trim() || null, text: text.trim() };
        await saveReview({ id: projectId, reviewInput }).unwrap();
        draft.forget();
        toast.success(reviewMessages.saved);
        onSaved();
      } catch (error) {
        setFailure(describeFailure(error));
        setErrors(toFieldErrors(error));
      }
    },
  });
  const draft = useFormikDraft(formik, {
    name: 'review-draft',
    record: String(projectId),
    updatedAt: review?.updated_at ?? null,
    isValues: isReviewValues,
  });

  return {
    formik,
    failure,
    isRestored: draft.isRestored,
    /** Resets the form to the saved values. */
    discard: () => {
      setFailure(null);
      draft.discard();
    },
  };
}
