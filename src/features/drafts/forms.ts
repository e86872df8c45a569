/** The public index of drafts for Formik forms, kept apart from drafts without Formik. */
export { FormDraft } from './FormDraft';
export { useFormikDraft } from './useFormikDraft';
