import { type InferType, number, object } from 'yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { type OwnReview, useSaveOwnReviewMutation } from '@/api/reviewsApi';
import { reviewLimits } from '@/config/reviewLimits';
import { Form, FormBody, SubmitButton, useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { countOf } from '@/lib/numbers';
import { trimVisible } from '@/lib/visibleText';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';
import { messageIdOf, tiedTo, useFormField } from '@/ui/form/useFormField';
import { reviewMessages as texts } from './reviewMessages';

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
  const form = useReviewForm(props);
  return (
    <Form form={form} aria-label="Your review" sx={{ display: 'grid', gap: 2.25 }}>
      <FormBody form={form}>
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
      </FormBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton form={form}>{review ? 'Save changes' : 'Post review'}</SubmitButton>
        <Button color="inherit" disabled={form.isSubmitting} onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}

/** The stars of the review form, a group of radio buttons. */
function StarsField() {
  const { input, setValue } = useFormField<number | null>('stars');
  const { name, value, message, onBlur } = input;
  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      {...tiedTo(name, message)}
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
      {message && (
        <FormHelperText id={messageIdOf(name, message)} sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const EMPTY: ReviewValues = { stars: null, title: '', text: '' };

const toValues = ({ stars, title, text }: OwnReview): ReviewValues => ({
  stars,
  title: title ?? '',
  text,
});

/** Manages the form of the user's own review. */
function useReviewForm({ projectId, review, onClose }: ReviewFormProps) {
  const [saveReview] = useSaveOwnReviewMutation();
  const toast = useToast();
  return useForm<ReviewValues, unknown>({
    initialValues: review ? toValues(review) : EMPTY,
    schema: reviewSchema,
    send: ({ stars, title, text }) => {
      const reviewInput = { stars: stars!, title: trimVisible(title) || null, text: text.trim() };
      return saveReview({ id: projectId, reviewInput }).unwrap();
    },
    onSent: () => {
      toast.success(texts.saved);
      onClose();
    },
    failed: { failed: texts.saveFailed, unreachable: texts.saveUnreachable },
    draft: {
      name: 'review-draft',
      record: String(projectId),
      updatedAt: review?.updated_at ?? null,
    },
  });
}

const { starsMin, starsMax, titleMax, textMin, textMax } = reviewLimits;

/** The values of the form, with the same rules as in openapi.yaml. */
export const reviewSchema = object({
  stars: number()
    .integer()
    .min(starsMin)
    .max(starsMax)
    .nullable()
    .defined()
    .test('required', texts.starsRequired, (stars) => stars !== null),
  title: shownText().max(titleMax, texts.titleTooLong),
  text: shownText()
    .required(texts.textRequired)
    .min(textMin, texts.textTooShort)
    .max(textMax, texts.textTooLong),
}).required();

/** The values of the review form; no stars are chosen at first. */
type ReviewValues = InferType<typeof reviewSchema>;
