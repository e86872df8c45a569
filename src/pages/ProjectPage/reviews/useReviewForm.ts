import { useState } from 'react';
import { useFormik } from 'formik';
import { toFieldErrors, toRequestFailure } from '@/api/errors';
import { useSaveOwnReviewMutation, type OwnReview } from '@/api/reviewsApi';
import { reviewMessages, reviewMessages as texts } from '@/config/reviewMessages';
import { useFormikDraft } from '@/features/drafts/forms';
import { useToast } from '@/features/toasts';
import { number, object, string } from 'yup';
import { reviewLimits as limits } from '@/config/reviewLimits';

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

/** The values of the review form; no stars are chosen at first. */
export type ReviewValues = { stars: number | null; title: string; text: string };

const stars = number().integer().min(limits.starsMin).max(limits.starsMax);

/** Rules of the review form, the same as in openapi.yaml. */
const reviewSchema = object({
  stars: stars.required(texts.starsRequired),
  title: string().trim().max(limits.titleMax, texts.titleTooLong),
  text: string()
    .trim()
    .required(texts.textRequired)
    .min(limits.textMin, texts.textTooShort)
    .max(limits.textMax, texts.textTooLong),
});

const valuesSchema = object({
  stars: stars.nullable().defined(),
  title: string().defined(),
  text: string().defined(),
}).required();

/** Returns whether the values of a stored draft are valid for the review form. */
export function isReviewValues(values: unknown): values is ReviewValues {
  return valuesSchema.isValidSync(values, { strict: true });
}
