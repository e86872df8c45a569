import type { useFormik } from 'formik';
import type { DraftName } from '@/config/storageKeys';
import { useDraft } from './useDraft';

type FormikDraftOptions<Values> = {
  name: DraftName;
  /** Identifies the edited record among its kind. */
  record: string;
  /** The version that the form edits, an ISO time; null for a new record. */
  updatedAt?: string | null;
  /** Validates stored values. */
  isValues: (values: unknown) => values is Values;
};

/**
 * Stores all values of a Formik form as a draft. Returns whether they were restored, `forget` for
 * after saving, and `discard`, which resets the form to its initial values.
 */
export function useFormikDraft<Values extends object>(
  { values, dirty, setValues, resetForm }: ReturnType<typeof useFormik<Values>>,
  { updatedAt = null, ...options }: FormikDraftOptions<Values>,
) {
  const { isRestored, forget } = useDraft({
    ...options,
    values,
    updatedAt,
    isChanged: dirty,
    onRestore: ({ values: stored }) => void setValues(stored),
  });
  return {
    isRestored,
    forget,
    discard: () => {
      forget();
      resetForm();
    },
  };
}
