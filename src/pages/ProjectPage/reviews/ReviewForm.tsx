import { Form, FormikProvider } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OwnReview } from '@/api/reviewsApi';
import { reviewLimits } from '@/config/reviewLimits';
import { RestoredNotice } from '@/features/drafts';
import { FormTextField } from '@/ui/form/FormTextField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { Notice } from '@/ui/Notice';
import { StarsField } from './StarsField';
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
