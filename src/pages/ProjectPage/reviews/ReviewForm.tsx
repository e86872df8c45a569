import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { Form, FormikProvider } from 'formik';
import type { OwnReview } from '@/api/reviewsApi';
import { reviewLimits } from '@/config/reviewLimits';
import { RestoredNotice } from '@/features/drafts';
import { countOf } from '@/lib/numbers';
import { Notice } from '@/ui/Notice';
import { FormTextField } from '@/ui/form/FormTextField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useFormField } from '@/ui/form/useFormField';
import { useReviewForm } from './useReviewForm';

type ReviewFormProps = { projectId: number; review: OwnReview | null; onClose: () => void };

/** The form for the user's own review; its input is stored as a draft until it is saved. */
export default function ReviewForm({ projectId, review, onClose }: ReviewFormProps) {
  const { formik, failure, isRestored, discard } = useReviewForm({
    projectId,
    review,
    onSaved: onClose,
  });
  return (
    <FormikProvider value={formik}>
      <Form noValidate aria-label="Your review">
        <Fields />
        <Stack sx={{ gap: 2, mt: 2 }}>
          {isRestored && <RestoredNotice onDiscard={discard} />}
          {failure && <Notice tone="error">{failure}</Notice>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" loading={formik.isSubmitting}>
              {review ? 'Save changes' : 'Post review'}
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
