import { useState } from 'react';
import { Form, FormikProvider, useFormik } from 'formik';
import { number, object, string } from 'yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { toFieldErrors, toRequestFailure } from '@/api/errors';
import { useSaveOwnReviewMutation, type OwnReview } from '@/api/reviewsApi';
import { reviewLimits } from '@/config/reviewLimits';
import { reviewMessages as texts } from '@/config/reviewMessages';
import { RestoredNotice } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { useToast } from '@/features/toasts';
import { countOf } from '@/lib/numbers';
import { trimVisible } from '@/lib/visibleText';
import { useFocusFirstError } from '@/ui/form/FormFrame';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';
import { useFormField } from '@/ui/form/useFormField';
import { Notice } from '@/ui/Notice';

type ReviewFormProps = {
  projectId: number;
  /** The review to edit; null for a new one. */
  review: OwnReview | null;
  /** Called after saving and on cancel. */
  onClose: () => void;
};

/** The form for the user's own review; its input is stored as a draft until it is saved. */
export default function ReviewForm(props: ReviewFormProps) {
  const { review, onClose } = props;
  const { formik, failure, isRestored, discard } = useReviewForm(props);
  return (
    <FormikProvider value={formik}>
      <Form noValidate aria-label="Your review">
        <Fields />
        <Stack sx={{ gap: 2, mt: 2 }}>
          {isRestored && <RestoredNotice onDiscard={discard} />}
          {failure && <Notice tone="error">{failure}</Notice>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" loading={formik.isSubmitting}>
              <span>{review ? 'Save changes' : 'Post review'}</span>
            </Button>
            <Button color="inherit" disabled={formik.isSubmitting} onClick={onClose}>
              Cancel
            </Button>
          </Box>
        </Stack>
      </Form>
    </FormikProvider>
  );
}

function Fields() {
  useFocusFirstError();
  return (
    <Stack sx={{ gap: 2.25 }}>
      <StarsField />
      <FormTextField
        name="title"
        label="Title (optional)"
        autoComplete="off"
        hint="What would you tell a friend in a few words?"
      />
      <FormTextField
        name="text"
        label="Your review"
        minRows={4}
        countTo={reviewLimits.textMax}
        hint="What do you use it for? What works, what does not?"
      />
    </Stack>
  );
}

/** The stars of the review form, a group of radio buttons. */
function StarsField() {
  const { input, setValue } = useFormField<number | null>('stars');
  const { name, value, message, onBlur } = input;
  return (
    <FormControl
      component="fieldset"
      error={Boolean(message)}
      onBlur={onBlur}
      sx={{ alignItems: 'flex-start' }}
    >
      <FormLabel component="legend">Your rating</FormLabel>
      <Rating
        name={name}
        size="large"
        value={value}
        getLabelText={(stars) => countOf(stars, 'star')}
        onChange={(_event, stars) => setValue(stars)}
      />
      {message && <FormHelperText sx={{ mx: 0 }}>{message}</FormHelperText>}
    </FormControl>
  );
}

const EMPTY: ReviewValues = { stars: null, title: '', text: '' };

const toValues = ({ stars, title, text }: OwnReview): ReviewValues => ({
  stars,
  title: title ?? '',
  text,
});

/** Describes why saving failed: the server's sentence for a rejected review. */
function describeFailure(error: unknown): string {
  const { status, message } = toRequestFailure(error);
  if (status === null) return texts.saveUnreachable;
  return (status < 500 && message) || texts.saveFailed;
}

/** Manages the form of the user's own review: values, draft and saving. */
function useReviewForm({ projectId, review, onClose }: ReviewFormProps) {
  const [saveReview] = useSaveOwnReviewMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();

  const formik = useFormik<ReviewValues>({
    initialValues: review ? toValues(review) : EMPTY,
    validationSchema: reviewSchema,
    onSubmit: async ({ stars, title, text }, { setErrors }) => {
      setFailure(null);
      try {
        const reviewInput = { stars: stars!, title: trimVisible(title) || null, text: text.trim() };
        await saveReview({ id: projectId, reviewInput }).unwrap();
        draft.forget();
        toast.success(texts.saved);
        onClose();
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
type ReviewValues = { stars: number | null; title: string; text: string };

const stars = number().integer().min(reviewLimits.starsMin).max(reviewLimits.starsMax);

/** Rules of the review form, the same as in openapi.yaml. */
const reviewSchema = object({
  stars: stars.required(texts.starsRequired),
  title: shownText().max(reviewLimits.titleMax, texts.titleTooLong),
  text: shownText()
    .required(texts.textRequired)
    .min(reviewLimits.textMin, texts.textTooShort)
    .max(reviewLimits.textMax, texts.textTooLong),
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
